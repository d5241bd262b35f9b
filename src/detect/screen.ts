import { newestVersion, type RunRange, running, type VersionRange } from './ios-version.ts';

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

/**
 * The members of a family that report a screen of this size and run one of these versions, in their
 * order. Safari tells of an iPhone nothing else.
 *
 * Display Zoom enlarges everything by reporting fewer points at the same scale. A member of which
 * nobody states how many is therefore possible behind every smaller size, and a member without any
 * known size behind every one.
 *
 * @returns `null` where the size tells nothing: nobody states it of any of them, or the system is newer
 * than the facts, so that a newer device may have it
 */
export function membersWithScreen<T extends Seen>(
  members: readonly T[],
  size: ScreenSize,
  versions: VersionRange,
): T[] | null {
  if (versions.low > newestVersion(members)) return null;
  const possible = running(members, versions).filter((m) => mayReport(m, size));
  return possible.some((m) => reports(m, size)) ? possible : null;
}

const reports = ({ screens }: Seen, { width, height, scale }: ScreenSize): boolean =>
  screens.some((s) => s.width === width && s.height === height && s.scale === scale);

const mayReport = (member: Seen, size: ScreenSize): boolean =>
  reports(member, size) ||
  member.screens.length === 0 ||
  (!member.zoomKnown && member.screens.some((s) => isSmaller(size, s)));

const isSmaller = (a: ScreenSize, b: ScreenSize): boolean =>
  a.scale === b.scale && a.width < b.width && a.height < b.height;
