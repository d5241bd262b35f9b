type Detect = (headers: Record<string, string>) => {
  brand?: string | null;
  model?: string | null;
};
export const DETECTORS: Readonly<Record<string, () => Promise<Detect>>>;
