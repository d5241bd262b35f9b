/** A package of Debian that tests run against. */
export type SystemPackage =
  | 'varnish'
  | 'nginx'
  | 'chromium-headless-shell'
  | 'zsh'
  | 'fish'
  | 'php-cli';
export function programOf(name: SystemPackage): string | null;
export function ensurePackages(
  names: readonly SystemPackage[],
  options?: { install?: boolean },
): SystemPackage[];
