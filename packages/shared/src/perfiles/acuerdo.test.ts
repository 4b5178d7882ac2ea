import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colecciones } from '#colecciones.ts';
import { type Actor, SISTEMA } from '#core/actor.ts';
import {
  ACCIONES,
  type Accion,
  enSuEquipo,
  enSusGrupos,
  formasDe,
  PERMISOS,
  TODOS_LOS_PERMISOS,
} from '#core/permisos.ts';
import { puede } from '#core/puede.ts';
import { alcance, matches } from '#core/scope.ts';
import { EXIGENCIAS } from '#perfiles/alcance-de-permiso.ts';
import { explicar } from '#perfiles/explicacion.ts';
import { camposPara, type Objetivo, objetivoDe } from '#perfiles/objetivo.ts';

const GRUPOS = ['g1', 'g2', 'g3'];
const CURSOS = ['c1', 'c2'];
const PERFILES = ['Estudiante', 'Administrador'];

/** Which groups are active and which courses they have: what an actor reaches follows from it, as the server loads it. */
const academias = fc.record({
  activos: fc.subarray(GRUPOS),
  cursosDe: fc.record({ g1: fc.subarray(CURSOS), g2: fc.subarray(CURSOS), g3: fc.subarray(CURSOS) }),
});
type Academia = typeof academias extends fc.Arbitrary<infer T> ? T : never;

const gruposCon = ({ cursosDe }: Academia, curso: string): string[] =>
  Object.entries(cursosDe).flatMap(([grupo, cursos]) => (cursos.includes(curso) ? [grupo] : []));

const cursosDe = (academia: Academia, grupoIds: readonly string[]): string[] =>
  CURSOS.filter((curso) =>
    gruposCon(academia, curso).some((grupo) => academia.activos.includes(grupo) && grupoIds.includes(grupo)),
  );

/** With what the action asks for as often as without it, and with some others. */
const permisosPara = (accion: Accion) => {
  const exigidas = [accion, EXIGENCIAS[accion].trasVer ?? accion];
  const exigidos = exigidas.flatMap(formasDe);
  return fc
    .tuple(
      fc.subarray([...new Set(exigidos)]),
      fc.array(fc.constantFrom(...TODOS_LOS_PERMISOS), { maxLength: 4 }),
    )
    .map((partes) => [...new Set(partes.flat())]);
};

const actores = (accion: Accion, academia: Academia): fc.Arbitrary<Actor> =>
  fc
    .record({
      id: fc.constantFrom('eva', 'ana'),
      permisos: permisosPara(accion),
      otorgables: fc.subarray(PERFILES),
      otorgablesEnTodo: fc.subarray(PERFILES),
      grupoIds: fc.subarray(GRUPOS),
      tutorGrupoIds: fc.subarray(GRUPOS),
    })
    .map((persona) => ({
      ...SISTEMA,
      ...persona,
      otorgablesEnTodo: persona.otorgablesEnTodo.filter((nombre) => persona.otorgables.includes(nombre)),
      cursoIds: cursosDe(academia, persona.grupoIds),
      tutorCursoIds: cursosDe(academia, persona.tutorGrupoIds),
    }));

const objetivos = (academia: Academia, tipo: Objetivo['tipo']): fc.Arbitrary<Objetivo> =>
  fc
    .record({
      estado: fc.constantFrom('activo', 'suspendido', 'archivado', 'publicado', 'borrador'),
      perfil: fc.constantFrom(...PERFILES),
      acceso: fc.constantFrom('abierto', 'asignado'),
      grupoIds: fc.subarray(GRUPOS),
      tutorDe: fc.subarray(GRUPOS),
      responsableIds: fc.constantFrom([], ['eva'], ['otra']),
    })
    .map((fila) => {
      const id = { usuarios: 'ana', grupos: 'g1', cursos: 'c1' }[tipo];
      const grupoIds = { usuarios: fila.grupoIds, grupos: [id], cursos: gruposCon(academia, id) }[tipo];
      const gruposActivos = grupoIds.filter((grupo) => academia.activos.includes(grupo));
      return { tipo, id, nombre: 'Algo', fields: { ...fila, id, fechaBaja: null }, grupoIds, gruposActivos };
    });

const casos = (accion: Accion) => {
  const tipo = objetivoDe(accion);
  return academias.chain((academia) =>
    fc.record({
      actor: actores(accion, academia),
      objetivo: tipo ? objetivos(academia, tipo) : fc.constant(null),
      activa: fc.boolean(),
      masEquipo: fc.constantFrom(0, 2),
    }),
  );
};

/** Whoever answers for the target has a team, at least of one. */
const deCuantos = (actor: Actor, objetivo: Objetivo | null, masEquipo: number): number =>
  masEquipo + (matches([{ responsableIds: actor.id }], objetivo?.fields ?? {}) ? 1 : 0);

/** What the commands do with something, step by step: what is out of sight isn't there, then the scope decides. */
function loHaceElServidor(actor: Actor, accion: Accion, objetivo: Objetivo): boolean {
  const { alcance: donde, trasVer } = EXIGENCIAS[accion];
  if (trasVer && !matches(EXIGENCIAS[trasVer].alcance(actor), camposPara(trasVer, objetivo))) return false;
  if (accion === 'usuarios:ver-como' && objetivo.id === actor.id) return false;
  return matches(donde(actor), camposPara(accion, objetivo));
}

/** What is done to nobody in particular is offered by its button, and by that of the page where it stands. */
function loOfreceLaPantalla(actor: Actor, accion: Accion, equipo: number): boolean {
  const { trasVer } = EXIGENCIAS[accion];
  const sirve = (una: Accion) =>
    actor.permisos.includes(una) ||
    (actor.permisos.some((permiso) => permiso === enSusGrupos(una)) && actor.tutorGrupoIds.length > 0) ||
    (actor.permisos.some((permiso) => permiso === enSuEquipo(una)) && equipo > 0);
  return puede(actor, accion) && sirve(accion) && (!trasVer || sirve(trasVer));
}

test.each(ACCIONES)('%s: las palabras, el botón, la orden y el aviso dicen lo mismo', (accion) => {
  fc.assert(
    fc.property(casos(accion), ({ actor, objetivo, activa, masEquipo }) => {
      const equipo = deCuantos(actor, objetivo, masEquipo);
      const caso = { actor, activa, permiso: accion, objetivo, equipo, nombreDeGrupo: (id: string) => id };
      const { puede: dicen, razones } = explicar(caso);
      const ocurre = objetivo
        ? loHaceElServidor(actor, accion, objetivo)
        : loOfreceLaPantalla(actor, accion, equipo);

      expect(dicen).toBe(activa && ocurre);
      expect(razones.every(({ vale }) => vale)).toBe(dicen);
      const propio = objetivo && loHaceElServidor({ ...actor, permisos: [] }, accion, objetivo);
      if (dicen && !propio) expect(puede(actor, accion)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each(ACCIONES)('%s se limita a sus grupos en todas partes, o en ninguna', (accion) => {
  const nadie: Actor = { ...SISTEMA, tutorGrupoIds: ['g1'], tutorCursoIds: ['c1'], otorgables: PERFILES };
  const limitado = enSusGrupos(accion);
  const tutora: Actor = { ...nadie, permisos: limitado ? [limitado] : [] };
  const { alcance: donde } = EXIGENCIAS[accion];

  expect(puede(tutora, accion)).toBe(limitado !== null);
  expect(JSON.stringify(donde(tutora)) !== JSON.stringify(donde(nadie))).toBe(limitado !== null);
});

test.each(ACCIONES)('%s se limita a su equipo donde sus filas son personas, o en ninguna parte', (accion) => {
  const nadie: Actor = { ...SISTEMA, id: 'eva', otorgables: PERFILES };
  const limitado = enSuEquipo(accion);
  const responsable: Actor = { ...nadie, permisos: limitado ? [limitado] : [] };
  const { alcance: donde } = EXIGENCIAS[accion];

  expect(puede(responsable, accion)).toBe(limitado !== null);
  const esDePersonas = limitado !== null && PERMISOS[accion] === 'persona';
  expect(JSON.stringify(donde(responsable)) !== JSON.stringify(donde(nadie))).toBe(esDePersonas);
  expect(JSON.stringify(alcance(responsable, accion, 'persona'))).toBe(
    limitado ? JSON.stringify([{ responsableIds: 'eva' }]) : 'false',
  );
});

const OPERACIONES = { ver: 'read', crear: 'create', editar: 'update', eliminar: 'delete' } as const;
const deSuColeccion = ACCIONES.flatMap((accion) =>
  Object.values(colecciones).flatMap(({ nombre, policy }) =>
    Object.entries(OPERACIONES).flatMap(([verbo, operacion]) =>
      accion === `${nombre}:${verbo}` ? [{ accion, regla: policy[operacion] }] : [],
    ),
  ),
);

test.each(deSuColeccion)('$accion es la regla de su colección, y no otra', ({ accion, regla }) => {
  expect(EXIGENCIAS[accion].alcance).toBe(regla);
});
