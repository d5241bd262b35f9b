import { appleIdentifier } from './apple.ts';
import type { Hints, Platform } from './hints.ts';
import type { UserAgent } from './user-agent.ts';

/** True if the user agent and the hints contradict each other. One of them is then forged. */
export function contradicts(agent: UserAgent, { model, platform }: Hints): boolean {
  switch (agent.system) {
    case 'apple': {
      const foreign = platform !== 'none' && platform !== 'ios';
      // Browsers on a Mac send hints, and a phone in desktop mode may claim to be a Mac.
      if (agent.kind === null) return foreign && platform !== 'macos' && model === null;
      // WebKit sends no hints. An app that does must at least name iOS.
      return foreign || (model !== null && appleIdentifier(model) === null && platform !== 'ios');
    }
    case 'android':
      return platform === 'ios' || (isDesktop(platform) && model === null);
    default:
      return false;
  }
}

/** True for the platform of a desktop or laptop. */
export const isDesktop = (platform: Platform): boolean =>
  platform === 'desktop' || platform === 'macos';
