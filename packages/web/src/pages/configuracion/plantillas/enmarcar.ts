const OSCURO = /@media \(prefers-color-scheme: ?dark\)/g;

/**
 * A letter to be seen inside a page whose policy takes no style but that of its own answer: what stands in each element goes,
 * as it is, to a sheet with this page's mark. Its dark twin is shown or not as it is chosen, and its links lead nowhere.
 */
export function paraEnmarcar(html: string, oscuro: boolean, nonce: string): string {
  const carta = new DOMParser().parseFromString(html, 'text/html');
  const reglas = new Map<string, string>();
  for (const elemento of carta.querySelectorAll('[style]')) {
    const estilo = elemento.getAttribute('style') ?? '';
    const clase = reglas.get(estilo) ?? `e${reglas.size}`;
    reglas.set(estilo, clase);
    elemento.classList.add(clase);
    elemento.removeAttribute('style');
  }
  for (const enlace of carta.querySelectorAll('a')) enlace.removeAttribute('href');
  const hoja = carta.createElement('style');
  hoja.textContent = [...reglas].map(([estilo, clase]) => `.${clase}{${estilo}}`).join('\n');
  carta.head.prepend(hoja);
  for (const style of carta.querySelectorAll('style')) {
    style.setAttribute('nonce', nonce);
    style.textContent = (style.textContent ?? '').replace(OSCURO, oscuro ? '@media all' : '@media not all');
  }
  if (!oscuro) hoja.append(':root{color-scheme:only light!important}');
  return `<!doctype html>${carta.documentElement.outerHTML}`;
}
