const UNIDAD = /(\d) (?=(?:%|€|kN|kg|km|cm|mm|m|h|min|s)(?![\p{L}\p{N}]))/gu;

/** Trims a text and keeps each number on the same line as its unit. */
export function prosa(html: string): string {
  return html.trim().replace(UNIDAD, '$1\u00a0');
}
