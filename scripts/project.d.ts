export const root: string;
export function npm(): string;
export function tool(name: string, command?: string): string;
export function install(options?: { tests?: boolean }): void;
export function build(): void;
export function buildPackage(): void;
