import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { keepFromOthers } from './windows.ts';

/** So little that nobody sees it: a line of text that moves a few pixels. */
const IMPERCEPTIBLE = 0.02;

interface Salto {
  readonly valor: number;
  readonly quienes: readonly string[];
}

declare global {
  interface Window {
    saltos: Salto[];
  }
}

/** From now on, each page that opens here writes down what moves by itself while it arrives. */
export async function vigilaSaltos(page: Page): Promise<void> {
  keepFromOthers(page);
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    window.saltos = [];
    new PerformanceObserver((entries) => {
      for (const { value, hadRecentInput, sources } of entries.getEntries() as LayoutShift[]) {
        const quienes = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
        );
        if (!hadRecentInput) window.saltos.push({ valor: value, quienes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Of a page that has arrived. */
export async function sinSaltos(page: Page): Promise<void> {
  const saltos = await page.evaluate(() => window.saltos);
  const suma = saltos.reduce((total, { valor }) => total + valor, 0);
  expect(suma, `se mueve al llegar: ${JSON.stringify(saltos)}`).toBeLessThanOrEqual(IMPERCEPTIBLE);
}
