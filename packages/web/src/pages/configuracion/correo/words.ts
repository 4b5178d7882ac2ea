import { ESTADOS_DE_CORREO_EN_PALABRAS } from '@catedra/shared/avisos/correos.ts';
import { EVENTOS, NOMBRES_DE_EVENTOS } from '@catedra/shared/avisos/eventos.ts';
import type { CorreoEnRegistro } from '@catedra/shared/avisos/registro.ts';

/** By what a mail is about, as somebody chooses whether to be written to. */
export const DE_QUE: Readonly<Record<CorreoEnRegistro['evento'], string>> = {
  resumen: 'El correo de cada día',
  ...(Object.fromEntries(NOMBRES_DE_EVENTOS.map((nombre) => [nombre, EVENTOS[nombre].titulo])) as Record<
    Exclude<CorreoEnRegistro['evento'], 'resumen'>,
    string
  >),
};

export const CRIBAS = { sinLlegar: 'no llegó o no se sabe', ...ESTADOS_DE_CORREO_EN_PALABRAS };
