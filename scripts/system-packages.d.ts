/** A Debian package that tests need. */
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
