import type { Prueba } from '@catedra/shared/certificados/disenos/schemas.ts';
import { LETRAS_DE_NOMBRE, type RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import { masMeses } from '@catedra/shared/fechas/calendario.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';

const LARGO = 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';

/** As many letters as a name may have. */
const elMasLargo = (): string => `${LARGO} ${LARGO} ${LARGO} ${LARGO}`.slice(0, LETRAS_DE_NOMBRE).trimEnd();

const NOMBRES: Readonly<Record<Prueba, string>> = {
  normal: 'Lucía Fernández Cano',
  largo: elMasLargo(),
  alfabetos: 'Αλεξάνδρα Παπαδοπούλου · Володимир Łukasz Öztürk',
};

const TITULO_LARGO =
  'Prevención de riesgos laborales en trabajos temporales en altura con plataformas elevadoras móviles de personal, equipos de protección individual y rescate de accidentados';

export interface DeQueCurso {
  readonly titulo: string;
  readonly horas: number | null;
  readonly muestraNota: boolean;
  readonly validezMeses: number | null;
}

interface DeQuien {
  readonly prueba: Prueba;
  /** Of somebody of the academy; without it, of nobody. */
  readonly nombre: string | null;
}

/** Somebody as one who finishes that course today would be: of who exists, the name alone. */
export const muestraDe = (
  { prueba, nombre }: DeQuien,
  curso: DeQueCurso | null,
  hoy: Dia,
  academia: string,
): RegistroDePapel => ({
  nombre: nombre ?? NOMBRES[prueba],
  documento: '00000000T',
  curso: prueba === 'largo' ? TITULO_LARGO : (curso?.titulo ?? 'Trabajos en altura'),
  horas: curso ? (curso.horas ?? undefined) : 12,
  nota: curso && !curso.muestraNota ? undefined : '8,9',
  completadoEn: hoy,
  validoHasta: curso
    ? curso.validezMeses === null
      ? undefined
      : masMeses(hoy, curso.validezMeses)
    : masMeses(hoy, 12),
  numero: `${hoy.slice(0, 4)}-000000`,
  codigo: 'MUES-TRA2-2222',
  expedidoEn: hoy,
  academia,
});
