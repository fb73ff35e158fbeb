import { company } from '@vetta/storefront/backend';
import { afterEach, expect, test, vi } from 'vitest';
import { siteHeaders } from './siteHeaders.ts';

const policy = () => siteHeaders({ scripts: [], styles: [] })['Content-Security-Policy'];

afterEach(() => vi.restoreAllMocks());

const name = (...hosts: readonly string[]) => {
  const owner: { imageHosts: readonly string[] } = company;
  vi.spyOn(owner, 'imageHosts', 'get').mockReturnValue(hosts);
};

test('the policy lets in no picture of a host that the owner has not named', () => {
  name();
  expect(policy()).toContain("img-src 'self';");
});

test('the policy lets in the pictures of the hosts that the owner has named', () => {
  name('cdn.example.com');
  expect(policy()).toContain("img-src 'self' https://cdn.example.com;");
});
