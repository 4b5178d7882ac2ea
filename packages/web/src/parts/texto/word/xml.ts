/** Names without their prefix: each program writes its own. */
export const nameOf = (node: Element): string => node.localName.replace(/^.*:/, '');

export const childrenOf = (node: Element): readonly Element[] => [...node.children];

export const childOf = (node: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>(
    (found, name) => found && childrenOf(found).find((one) => nameOf(one) === name),
    node,
  );

/** An attribute by its name without prefix. */
export const attributeOf = (node: Element | undefined, name: string): string | undefined =>
  node && [...node.attributes].find((one) => one.name.replace(/^.*:/, '') === name)?.value;

/** The value of a setting, `<w:pStyle w:val="Ttulo1"/>`. */
export const valueOf = (node: Element | undefined, ...path: readonly string[]): string | undefined =>
  attributeOf(childOf(node, ...path), 'val');

/** A setting that is on by being there, unless it says otherwise. */
export function isOn(node: Element | undefined, name: string): boolean {
  const setting = childOf(node, name);
  return setting !== undefined && !['0', 'false', 'none', 'off'].includes(attributeOf(setting, 'val') ?? '');
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const parseXml = (bytes: Uint8Array<ArrayBuffer> | null): Element | undefined => {
  if (!bytes) return undefined;
  const page = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
  return page.documentElement ?? undefined;
};
