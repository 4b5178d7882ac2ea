import { ensureAcademyZone } from '#features/cursos/ensure-academy-zone.ts';
import { ensureSystemProfiles } from '#features/perfiles/ensure-system-profiles.ts';
import { ConfigError } from '#platform/config.ts';
import type { Platform } from '#platform/platform.ts';
import { CONTRASEÑA_DEMO, cuentasDemo } from '#seed/accounts.ts';
import { hasDemoAccounts, isEmpty, loadDemo, suspendDemoAccounts } from '#seed/demo.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const FIRST = 'Crea la primera de verdad: npm run admin -- crear --correo tu@correo.es';
const NOBODY_YET =
  'La academia está vacía: nadie puede entrar todavía. Crea la primera cuenta: npm run admin -- crear --correo tu@correo.es';

const demoNotice = (): string[] => {
  const width = Math.max(...cuentasDemo.map(({ correo }) => correo?.length ?? 0));
  return [
    `Academia de demostración. Cuentas (contraseña: ${CONTRASEÑA_DEMO}):`,
    ...cuentasDemo.map(({ correo, perfil }) => `  ${(correo ?? '').padEnd(width)}  ${perfil}`),
  ];
};

/** Makes the database an academy: its profiles, and the demonstration where one is due. Returns what to tell. */
export async function prepareAcademy(platform: Platform): Promise<string[]> {
  const { config, db, clock } = platform;
  await ensureSystemProfiles(db);
  await ensureAcademyZone(db, config.ZONA_HORARIA);
  if (config.NODE_ENV === 'production') {
    if (await isEmpty(db)) return [NOBODY_YET];
    const suspended = await suspendDemoAccounts(db);
    return suspended > 0 ? [`Se suspendieron ${suspended} cuentas de demostración. ${FIRST}`] : [];
  }
  if (await isEmpty(db)) {
    if (config.DATABASE_URL) return [NOBODY_YET];
    await loadDemo(platform, clock.now());
  }
  if (!(await hasDemoAccounts(db))) return [];
  if (!LOOPBACK.includes(config.HOST)) {
    throw new ConfigError(
      'La academia de demostración solo escucha en este equipo: quita HOST, o arranca con NODE_ENV=production y una cuenta propia.',
    );
  }
  return demoNotice();
}
