import { codigoDe, SIGNOS_DE_CODIGO } from '@catedra/shared/certificados/codigo.ts';
import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';

export const diaDelMomento = (momento: string, zona: string): string => diaLargo(diaEn(momento, zona));

type Conocido = Extract<Comprobado, { nombre: string }>;
export type Tono = 'bueno' | 'pasado' | 'malo';

interface Veredicto {
  readonly tono: Tono;
  readonly titulo: string;
  readonly frase: string;
}

/** What whoever checks a certificate reads first. */
export function veredictoDe(leido: Conocido, zona: string): Veredicto {
  switch (leido.resultado) {
    case 'valido':
      return {
        tono: 'bueno',
        titulo: 'Es auténtico y está en vigor',
        frase: `${leido.validoHasta ? `Vale hasta el ${diaLargo(leido.validoHasta)}` : 'No caduca'}. Si el papel que tienes delante dice otra cosa, créete esta página.`,
      };
    case 'caducado':
      return {
        tono: 'pasado',
        titulo: 'Es auténtico, pero ya caducó',
        frase: `Valió hasta el ${diaLargo(leido.validoHasta ?? leido.completadoEl)}. Lo que acredita se hizo de verdad; ya no está en vigor.`,
      };
    case 'sustituido':
      return {
        tono: 'pasado',
        titulo: 'Este certificado se sustituyó por otro',
        frase: 'Pide a quien te lo enseña el papel nuevo: lleva el mismo número y otro código.',
      };
    case 'retirado':
      return {
        tono: 'malo',
        titulo: 'Este certificado fue retirado',
        frase: `${leido.retiradoEn ? `Se retiró el ${diaDelMomento(leido.retiradoEn, zona)} y ya` : 'Ya'} no acredita nada. Para saber por qué, pregunta a quien lo expidió.`,
      };
  }
}

/** What is wrong with a code that can be none; null when it may be one. */
export function faltaEnCodigo(texto: string): string | null {
  if (codigoDe(texto)) return null;
  const limpio = texto.replace(/[\s\-–—.]/gu, '').toUpperCase();
  if (limpio === '') return 'Escribe el código que viene junto al QR.';
  const raro = [...limpio].find((signo) => !SIGNOS_DE_CODIGO.includes(signo));
  if (raro) return `Los códigos no llevan «${raro}»: mira si es otro signo.`;
  return `Los códigos tienen doce signos y este tiene ${[...limpio].length}.`;
}

/** The rows of a certificate, in the order of the paper. */
export const filasDe = (leido: Conocido, zona: string): readonly (readonly [string, string])[] => [
  ['Persona', leido.nombre],
  ...(leido.documento ? [['Documento', leido.documento] as const] : []),
  ['Curso', leido.titulo],
  ...(leido.horas === null ? [] : [['Duración', horasEscritas(leido.horas)] as const]),
  ...(leido.nota === null ? [] : [['Nota', `${leido.nota.toLocaleString('es')} sobre 10`] as const]),
  ['Terminado', diaLargo(leido.completadoEl)],
  ['Expedido', diaDelMomento(leido.expedidoEn, zona)],
  ...(leido.validoHasta ? [['Válido hasta', diaLargo(leido.validoHasta)] as const] : []),
  ...(leido.retiradoEn ? [['Retirado', diaDelMomento(leido.retiradoEn, zona)] as const] : []),
  ['Certificado', `N.º ${leido.numero}${leido.rectificado ? ' (rectificado)' : ''}, código ${leido.codigo}`],
];

export const horasEscritas = (horas: number): string =>
  horas === 1 ? '1 hora' : `${horas.toLocaleString('es')} horas`;
