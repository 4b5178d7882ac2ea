import { ACCIONES, type Accion, enSusGrupos } from '@catedra/shared/core/permisos.ts';
import { miradaCookieName } from '#features/sesion/sessions/cookie.ts';
import { type Mundo, personaCon } from '#matrix/canaries.ts';
import { type Client, createClient } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/**
 * ajeno: a learner without courses · inscrito: a learner of the course · limitado: only `usuarios:ver` ·
 * tutorAjeno, tutor: every permission "en sus grupos", of the other group and of this one.
 */
export const PERSONAS = [
  'ajeno',
  'inscrito',
  'limitado',
  'tutorAjeno',
  'tutor',
  'administrador',
  'superAdministrador',
  'dev',
] as const;
export type Persona = (typeof PERSONAS)[number];

export type Cast = Record<Persona, Client> & {
  /** A super administrator who looks through the learner's eyes. */
  readonly mirada: Client;
  /** The learner of the other course. */
  readonly vecinoId: string;
  /** Someone with every permission but this one. */
  sin(accion: Accion): Promise<Client>;
};

/** Through this person's eyes. */
export async function mirando({ school, origin, platform }: TestApp, usuarioId: string): Promise<Client> {
  const quien = await school.superAdministrador();
  await quien.post('/api/sesion/ver-como', { usuarioId });
  return createClient(origin, quien.id, `${quien.cookie}; ${miradaCookieName(platform.config)}=${usuarioId}`);
}

export async function assembleCast(
  app: TestApp,
  campos: Readonly<Record<string, string>> = {},
): Promise<Cast> {
  const { school } = app;
  const perfil = await school.perfil(ACCIONES.flatMap((accion) => enSusGrupos(accion) ?? []));
  const inscrito = await school.estudiante(personaCon('a', 'inscrito', campos));
  const tutorDe = async (mundo: Mundo) =>
    school.entra(await school.persona({ ...personaCon(mundo, 'tutor', campos), perfil: perfil.nombre }));
  const sinUno = new Map<Accion, Promise<Client>>();
  return {
    ajeno: await school.estudiante(),
    inscrito,
    limitado: await school.con('usuarios:ver'),
    tutorAjeno: await tutorDe('b'),
    tutor: await tutorDe('a'),
    administrador: await school.administrador(),
    superAdministrador: await school.superAdministrador(),
    dev: await school.dev(),
    mirada: await mirando(app, inscrito.id),
    vecinoId: (await school.persona(personaCon('b', 'inscrito', campos))).id,
    sin: (accion) => {
      const made = sinUno.get(accion) ?? school.con(...ACCIONES.filter((otra) => otra !== accion));
      sinUno.set(accion, made);
      return made;
    },
  };
}
