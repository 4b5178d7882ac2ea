import { extensionOf } from '#tipos/from-file.ts';

const PLAYED = /^(mp4|m4v|webm)$/;
const OTHERS = /^(mov|qt|avi|wmv|mkv|flv|f4v|mpe?g|m2ts|mts|ts|vob|3gp|3g2|asf|rm|rmvb|divx)$/;

/** A video, whether or not a browser plays it. */
export const isRecording = (file: File): boolean =>
  file.type.startsWith('video/') || PLAYED.test(extensionOf(file)) || OTHERS.test(extensionOf(file));

/** Why no browser plays it, and what to do; null when they do. */
export function unplayable(file: File): string | null {
  if (/^video\/(mp4|webm)$/.test(file.type) || PLAYED.test(extensionOf(file))) return null;
  const kind = extensionOf(file).toUpperCase() || 'de esa clase';
  return `Los navegadores no reproducen vídeos ${kind}. Conviértelo a MP4 (H.264) o a WebM y vuelve a soltarlo.`;
}
