import type { Child, FC } from 'hono/jsx';

/** A line drawing with a caption. */
const Drawing: FC<{ caption: string; children?: Child }> = ({ caption, children }) => (
  <figure class="drawing">
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      {children}
    </svg>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** The outline of a phone. */
const Phone: FC = () => (
  <path
    class="outline"
    d="M30 6h36a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z"
  />
);

/** The screen after `*#06#`: numbers as bars, with the EID marked. */
export const DialDrawing: FC<{ caption: string }> = ({ caption }) => (
  <Drawing caption={caption}>
    <Phone />
    <text x="48" y="26" class="typed">
      *#06#
    </text>
    <path class="mark-box" d="M29 34h38v20H29z" />
    <text x="33" y="43" class="term">
      EID
    </text>
    <path class="strong" d="M33 49h30" />
    <path class="weak" d="M33 62h10m-10 6h26M33 77h10m-10 6h22" />
  </Drawing>
);

/** A list of settings with “Add eSIM”. */
export const SettingsDrawing: FC<{ caption: string }> = ({ caption }) => (
  <Drawing caption={caption}>
    <Phone />
    <path class="weak" d="M32 20h16M32 32h28M32 42h22" />
    <path class="mark-box" d="M28 50h40v18H28z" />
    <path class="strong" d="M33 59h8m-4-4v8" />
    <text x="45" y="62.5" class="term">
      eSIM
    </text>
    <path class="weak" d="M32 77h24" />
  </Drawing>
);

/** Where the model code is: the settings, the box, the back. */
export const CodeDrawing: FC<{ caption: string }> = ({ caption }) => (
  <Drawing caption={caption}>
    <path
      class="outline"
      d="M8 22h22a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z"
    />
    <path class="weak" d="M10 34h18M10 42h12" />
    <path class="strong" d="M10 52h18" />
    <path class="outline" d="m40 42 12-6 12 6v32l-12 6-12-6zm0 0 12 6 12-6M52 48v32" />
    <path class="strong" d="M56 60v10m3-12v10m3-12v10" />
    <path
      class="outline"
      d="M74 22h14a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H74a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4zm1 6h6v8h-6z"
    />
    <path class="strong" d="M75 66h12" />
  </Drawing>
);
