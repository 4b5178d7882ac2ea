import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

export const PASOS = 60;

/** Goes by Tab alone until there: what can't be reached so is not there for whoever has no mouse. */
export async function hasta(page: Page, destino: Locator, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(destino).toBeVisible();
  for (let paso = 0; paso < PASOS; paso++) {
    if (await destino.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(tecla);
  }
  throw new Error(`no se llega con ${tecla} a ${String(destino)}`);
}

export async function pulsar(page: Page, destino: Locator, tecla = 'Enter'): Promise<void> {
  await hasta(page, destino);
  await page.keyboard.press(tecla);
}
