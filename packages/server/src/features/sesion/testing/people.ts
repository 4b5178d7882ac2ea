import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { hashTemporal } from '#features/sesion/passwords/temporal.ts';
import type { TestApp } from '#testing/create-test-app.ts';

export const CONTRASEÑA = 'tres gatos en la azotea';
export const TEMPORAL = 'ACDE-FGHJ-KMNP-QRTV-WXY3';

let propia: Promise<string> | undefined;

/** People with something to get in with. */
export function peopleOf({ school, platform: { db, clock } }: Pick<TestApp, 'school' | 'platform'>) {
  return {
    conContraseña: async (values: Partial<Usuario> = {}): Promise<Usuario> => {
      const persona = await school.persona(values);
      propia ??= hashContraseña(CONTRASEÑA);
      await db.insert(credencialesTable).values({ usuarioId: persona.id, hash: await propia });
      return persona;
    },
    conTemporal: async (values: Partial<Usuario> = {}): Promise<Usuario> => {
      const persona = await school.persona({ cambiarContraseña: true, ...values });
      const expiraEn = tras(clock.now(), 72 * HORA).toISOString();
      await db
        .insert(credencialesTable)
        .values({ usuarioId: persona.id, hash: hashTemporal(TEMPORAL), temporal: true, expiraEn });
      return persona;
    },
  };
}
