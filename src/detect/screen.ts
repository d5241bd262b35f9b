import type { DeviceTable } from '../snapshot/index.ts';
import { type RunRange, running, type VersionRange } from './ios-version.ts';

/** A screen's size: points of the upright device, and pixels per point. */
export interface ScreenSize {
  width: number;
  height: number;
  scale: number;
}

/** What a browser can see of a device: the system's versions and the screen. */
export interface Seen extends RunRange {
  /** Every size that it is known to report; empty if no source states one. */
  screens: readonly ScreenSize[];
  /** True if the size with Display Zoom is among them. */
  zoomKnown: boolean;
}

/** Reads what a browser can see of a device from the table. */
export function seenOf(devices: DeviceTable, device: number): Seen & { device: number } {
  const { screens = [] } = devices.detail(device);
  return {
    device,
    first: devices.osFirst[device]!,
    last: devices.osLast[device]!,
    screens,
    zoomKnown: screens.some(({ zoomed }) => zoomed === true),
  };
}

/**
 * Returns the members of a family that run one of these versions, by the screen that they may report. Safari
 * reveals nothing else about an iPhone. The keys are sizes such as `390x844@3` that at least one member is
 * known to report.
 *
 * Display Zoom reports fewer points at the same scale. A member whose zoomed size no source states is possible
 * for every smaller size. A member without a known size is possible for every size. A system that is newer than
 * the facts may run on a newer device, so the map is then empty.
 *
 * @example byScreen(iPhones, { low: 26, high: 26 }).get('420x912@3') // the iPhone Air
 */
export function byScreen<T extends Seen>(
  members: readonly T[],
  versions: VersionRange,
): Map<string, T[]> {
  const isNewer = members.every(({ last }) => last < versions.low);
  const possible = isNewer ? [] : running(members, versions);
  const found = new Map<string, T[]>();
  for (const size of possible.flatMap(({ screens }) => screens)) {
    const key = `${size.width}x${size.height}@${size.scale}`;
    if (!found.has(key)) {
      found.set(
        key,
        possible.filter((member) => mayReport(member, size)),
      );
    }
  }
  return found;
}

const mayReport = ({ screens, zoomKnown }: Seen, size: ScreenSize): boolean =>
  screens.length === 0 ||
  screens.some(
    (s) => s.width === size.width && s.height === size.height && s.scale === size.scale,
  ) ||
  (!zoomKnown && screens.some((s) => isSmaller(size, s)));

const isSmaller = (a: ScreenSize, b: ScreenSize): boolean =>
  a.scale === b.scale && a.width < b.width && a.height < b.height;
