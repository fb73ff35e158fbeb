/** The most that a request may take to be counted in a bucket, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 1, 5, 15];

type Series = { labels: string; buckets: number[]; count: number; seconds: number };

export type Metrics = ReturnType<typeof createMetrics>;

type Request = { method: string; path: string | null; status: number; seconds: number };

type Gauge = { name: string; help: string; value: number };

/** Counts requests by route, never by address, query or visitor (docs/rules.md#metrics). */
export function createMetrics() {
  const series = new Map<string, Series>();
  return {
    /** One request that has been answered; `path` without its query. */
    count({ method, path, status, seconds }: Request) {
      const labels = `method="${knownMethod(method)}",route="${routeOf(path)}",status="${status}"`;
      const entry = series.get(labels) ?? {
        labels,
        buckets: bounds.map(() => 0),
        count: 0,
        seconds: 0,
      };
      series.set(labels, entry);
      entry.count += 1;
      entry.seconds += seconds;
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index !== -1) entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
    },
    /** Prometheus' text format 0.0.4, with the gauges of the moment. */
    text: (gauges: readonly Gauge[]) =>
      [...requestLines([...series.values()]), ...gauges.flatMap(gaugeLines), ''].join('\n'),
  };
}

function requestLines(series: readonly Series[]): string[] {
  const name = 'vetta_api_request_seconds';
  const lines = series.flatMap(({ labels, buckets, count, seconds }) => {
    let reached = 0;
    return [
      ...bounds.map((bound, index) => {
        reached += buckets[index] ?? 0;
        return `${name}_bucket{${labels},le="${bound}"} ${reached}`;
      }),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ];
  });
  return [
    `# HELP ${name} Requests by route, and how long their answers took.`,
    `# TYPE ${name} histogram`,
    ...lines,
  ];
}

function gaugeLines({ name, help, value }: Gauge): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function knownMethod(method: string): string {
  return methods.includes(method) ? method : 'other';
}

/** Calls with a part of the catalogue's in their path; whatever else, from a scan say, is one route. */
const patterns: readonly [RegExp, string][] = [
  [/^\/api\/(products|brands|categories|labels|health|contact|metrics|openapi\.json)$/, ''],
  [/^\/api\/products\/[^/]+$/, '/api/products/:category'],
  [/^\/api\/products-grouped\/[^/]+$/, '/api/products-grouped/:category'],
  [/^\/api\/product\/[^/]+$/, '/api/product/:slug'],
  [/^\/api\/product\/[^/]+\/details$/, '/api/product/:slug/details'],
  [/^\/images\/products\//, '/images/products'],
  [/^\/_data(\/|$)/, '/_data'],
];

function routeOf(path: string | null): string {
  if (path === null) return 'other';
  const found = patterns.find(([pattern]) => pattern.test(path));
  return found === undefined ? 'other' : found[1] || path;
}
