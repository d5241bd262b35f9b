export function random(seed: number): () => number;
export function deviceNames(origin: string, seed: number): Promise<string[]>;
