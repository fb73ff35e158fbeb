import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is first wanted, as a module; null until it has come. One that does
 * not come is told to the console and asked for again with the next wish: what stands on the page
 * loses nothing by it.
 * @param load gives the module; the same function each time
 * @param wish null while nobody wants it; another wish is another try
 */
export function useOnDemand<Module extends object>(
  load: () => Promise<Module>,
  wish: string | number | null,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (wish === null || module !== null) return;
    const fetchIt = async () => {
      try {
        setModule(await load());
      } catch (error) {
        console.warn('Code that the page asked for has not come.', error);
      }
    };
    void fetchIt();
  }, [load, wish, module]);
  return module;
}
