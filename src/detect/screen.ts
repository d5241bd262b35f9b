import type { DeviceTable } from '../snapshot/index.ts';
import { type RunRange, running, type VersionRange } from './ios-version.ts';

/** A screen's size: points of the device held upright, and pixels drawn for a point. */
export interface ScreenSize {
  width: number;
  height: number;
  scale: number;
}

/** The facts about one member of a family by which its own browser may tell it from others. */
export interface Seen extends RunRange {
  /** Every size that it is known to report; none where nobody states one. */
  screens: readonly ScreenSize[];
  /** Is the size that it reports with Display Zoom among them? */
  zoomKnown: boolean;
}

/** What a device of the table is seen by. */
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
 * The members of a family that run one of these versions, by the screen that they may report: Safari
 * tells of an iPhone nothing else. The keys are sizes such as `390x844@3`, and only those that one of
 * the members is known to report.
 *
 * Display Zoom enlarges everything by reporting fewer points at the same scale. A member of which
 * nobody states how many is therefore possible behind every smaller size, and a member without any
 * known size behind every one. A system that is newer than the facts may be that of a newer device:
 * then no screen tells anything.
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
