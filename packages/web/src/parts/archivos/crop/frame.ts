/** Where a picture stands behind its frame: the frame's centre in shares of the picture, and how much it is enlarged. */
export interface Framing {
  readonly x: number;
  readonly y: number;
  /** 1: the picture just covers the frame. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Framing = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** How much of the picture the frame shows, in shares of its width and height. */
function shown(picture: Size, ratio: number, zoom: number): Size {
  const own = picture.width / picture.height;
  return own > ratio
    ? { width: ratio / own / zoom, height: 1 / zoom }
    : { width: 1 / zoom, height: own / ratio / zoom };
}

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The frame never leaves the picture. */
export function settle(framing: Framing, picture: Size, ratio: number): Framing {
  const zoom = between(framing.zoom, 1, MAX_ZOOM);
  const { width, height } = shown(picture, ratio, zoom);
  return {
    zoom,
    x: between(framing.x, width / 2, 1 - width / 2),
    y: between(framing.y, height / 2, 1 - height / 2),
  };
}

export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of the picture behind the frame, in its own pixels. */
export function cutOf(framing: Framing, picture: Size, ratio: number): Cut {
  const { x, y, zoom } = settle(framing, picture, ratio);
  const share = shown(picture, ratio, zoom);
  return {
    left: (x - share.width / 2) * picture.width,
    top: (y - share.height / 2) * picture.height,
    width: share.width * picture.width,
    height: share.height * picture.height,
  };
}

/** Moved by so many pixels of a frame that is drawn that wide. */
export function moved(
  framing: Framing,
  by: { readonly dx: number; readonly dy: number },
  frameWidth: number,
  picture: Size,
  ratio: number,
): Framing {
  const share = shown(picture, ratio, framing.zoom);
  return settle(
    {
      ...framing,
      x: framing.x - (by.dx / frameWidth) * share.width,
      y: framing.y - (by.dy / (frameWidth / ratio)) * share.height,
    },
    picture,
    ratio,
  );
}
