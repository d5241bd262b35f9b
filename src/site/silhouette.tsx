import type { FC } from 'hono/jsx';
import { type Category, type DeviceRecord, isFoldable } from '../model/index.ts';

/** Outlines in a box of 24 by 24. */
const OUTLINES: Readonly<Record<Category | 'foldable', string>> = {
  phone: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm3 17h2',
  foldable: 'M12 4 5 2.5A1 1 0 0 0 4 3.5v16l8 2.5zm0 0h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-6',
  tablet: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm6 15h2',
  watch:
    'M8 7h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zm0 0 1-5h6l1 5m-8 10 1 5h6l1-5',
  laptop: 'M5 5h14a1 1 0 0 1 1 1v10H4V6a1 1 0 0 1 1-1zM2 16h20l-1 3H3z',
  hotspot:
    'M4 14h16a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zm14 3.5h.01M7.5 9.5a6.4 6.4 0 0 1 9 0M5 6.5a10 10 0 0 1 14 0M12 12.5h.01',
};
type Drawn = Pick<DeviceRecord, 'category' | 'model' | 'releaseYear'>;

/** The kind of a device as a line drawing, next to its name. */
export const Silhouette: FC<{ device: Drawn }> = ({ device }) => (
  <svg
    class="silhouette"
    viewBox="0 0 24 24"
    width="28"
    height="28"
    aria-hidden="true"
    focusable="false"
  >
    <path d={OUTLINES[isFoldable(device) ? 'foldable' : device.category]} />
  </svg>
);
