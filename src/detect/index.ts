export { type DetectRules, detectSections } from './detect-sections.ts';
export { Detector } from './detector.ts';
export type { HeaderReader } from './hints.ts';
export { iosVersion, type VersionRange } from './ios-version.ts';
export { ACCEPT_CH, CRITICAL_CH, DETECT_HEADERS } from './request-headers.ts';
