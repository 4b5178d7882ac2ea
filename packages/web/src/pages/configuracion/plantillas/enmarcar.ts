const OSCURO = /@media \(prefers-color-scheme: ?dark\)/g;
const ESTILO = / style="([^"]*)"/g;
const DIRECCION = / href="[^"]*"/g;

/**
 * A letter to be seen inside a page whose policy takes no style but that of its own answer: what stands in each element goes,
 * as it is, to a sheet with this page's mark. Its dark twin is shown or not as it is chosen, and its links lead nowhere.
 */
export function paraEnmarcar(html: string, oscuro: boolean, nonce: string): string {
  const estilos: string[] = [];
  const sinEstilos = html.replace(DIRECCION, '').replace(ESTILO, (_todo, estilo: string) => {
    if (!estilos.includes(estilo)) estilos.push(estilo);
    return ` data-estilo="${estilos.indexOf(estilo)}"`;
  });
  const reglas = estilos.map((estilo, n) => `[data-estilo="${n}"]{${estilo}}`).join('\n');
  const marcado = (hoja: string) => `<style nonce="${nonce}">${hoja}`;
  return sinEstilos
    .replace('<style>', `${marcado(reglas)}</style>${marcado('')}`)
    .replace(OSCURO, oscuro ? '@media all' : '@media not all');
}
