import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { feedbackBinding } from '#features/feedback/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { perfilesBinding } from '#features/perfiles/binding.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { AUDIENCIAS, fugas, papelDe } from '#matrix/audiences.ts';
import { canario, canariosEn, type Mundo } from '#matrix/canaries.ts';
import { PERSONAS } from '#matrix/cast.ts';
import { assemble } from '#matrix/scene.ts';
import { send } from '#matrix/send.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { db } = app.platform;
const { cast, scene } = await assemble(app);
const escena = await scene();

/** Words of the program, which are the same in every record. */
const DEL_PROGRAMA = new Set(
  'acceso al_vencer causa clase clave coleccion comando contrasenas efecto estado factor formato grupos mapeo modo nota_que_cuenta origen permisos politica propia proposito regla requisitos resta resultado revision tipo tutor usuario_plantilla via'.split(
    ' ',
  ),
);
/** What holds no words of anybody, or is told apart elsewhere. */
const SIN_CANARIO: Readonly<Record<string, string>> = {
  'anuncios.ambito': 'the groups in which its author announces: ids',
  'anuncios.correo': 'when its mail leaves: one of three words',
  'academia.zona_horaria': 'of the academy, and of nobody',
  'fotos.zona': 'the zone of the academy when it was taken',
  'archivos.sha256': 'the mark of some bytes',
  'usuarios.perfil': 'the name of a profile, which is a record of its own',
  'intentos.anota': 'the kinds of facts that are written down of it: names of the program',
  'intentos.codigo': 'eight signs made from what was handed in: its reading has its own row',
  'correos.evento': 'what it is about: one of the names of the program',
  'certificados.codigo': 'twelve signs by chance: whoever has them reads what anyone may',
  'certificados.numero': 'its place in the register',
  'certificados.papel_huella': 'the mark of some bytes',
  'certificado_imagenes.huella': 'the mark of some bytes',
  'intentos.pestana': 'the name of a tab, made by the browser',
  'intento_preguntas.respuesta': 'an option by its id',
  'peticiones_de_permiso.pagina': 'an address of the academy',
  'peticiones_de_permiso.permiso': 'the name of a permission',
  'reparaciones.grupo_ids': 'the groups of whoever repaired: ids',
  'reparaciones.motivo': 'told to each person whose mark moved',
  'reparaciones.versiones': 'numbers',
  'sesiones.agente': 'the browser of a session: its reading is for its person alone, and has its own test',
  'cambios.antes': 'the scope of what changed: ids',
  'cambios.despues': 'the scope of what changed: ids',
  'cambios.detalle': 'of this scene, only that somebody looks as another',
  'cambios.documento': 'an id',
  'campos.nombre': 'whoever sees a person may meet it; the hidden ones have values with canaries',
  'campos.opciones': 'as the name of their field',
};

test('todo texto de la escena lleva un canario, o dice por qué no', async () => {
  const { rows } = await db.execute<{ tabla: string; columna: string }>(sql`
    select table_name as tabla, column_name as columna from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY')`);
  const sin: string[] = [];
  for (const { tabla, columna } of rows) {
    const texto = sql`${sql.identifier(columna)}::text`;
    const hallado = await db.execute<{ dice: boolean; marcado: boolean }>(sql`
      select bool_or(${texto} not in ('', '{}', '[]')) as dice, bool_or(${texto} ~ 'zq[ab]') as marcado
        from ${sql.identifier(tabla)}`);
    const { dice = false, marcado = false } = hallado.rows[0] ?? {};
    if (dice && !marcado && !DEL_PROGRAMA.has(columna)) sin.push(`${tabla}.${columna}`);
  }
  expect(sin.toSorted()).toEqual(Object.keys(SIN_CANARIO).toSorted());
});

const RECORDS: readonly (readonly [registro: string, mundo: Mundo, Binding, id: string])[] = [
  ['usuario', 'a', usuariosBinding, escena.usuarioId],
  ['inscrito', 'a', usuariosBinding, cast.inscrito.id],
  ['tutor', 'a', usuariosBinding, cast.tutor.id],
  ['grupo', 'a', gruposBinding, escena.grupoId],
  ['curso', 'a', cursosBinding, escena.cursoId],
  ['actividad', 'a', actividadesBinding, escena.actividadId],
  ['prueba', 'a', actividadesBinding, escena.pruebaId],
  ['tarea', 'a', actividadesBinding, escena.tareaId],
  ['feedback', 'a', feedbackBinding, escena.feedbackId],
  ['perfil', 'a', perfilesBinding, escena.perfilId],
  ['usuario', 'b', usuariosBinding, escena.otro.usuarioId],
  ['inscrito', 'b', usuariosBinding, cast.vecinoId],
  ['tutor', 'b', usuariosBinding, cast.tutorAjeno.id],
  ['grupo', 'b', gruposBinding, escena.otro.grupoId],
  ['curso', 'b', cursosBinding, escena.otro.cursoId],
  ['actividad', 'b', actividadesBinding, escena.otro.actividadId],
  ['feedback', 'b', feedbackBinding, escena.otro.feedbackId],
];

test.each(RECORDS)(
  'quien puede leer %s de %s, según su política, es quien dice la tabla',
  async (registro, mundo, binding, id) => {
    const rows = await db
      .select(scopedSelection(binding))
      .from(binding.table)
      .where(eq(binding.table.id, id));
    const fields = scopeFieldsOf(binding, (rows as unknown as Row[])[0] as Row);
    const [primero = ''] = Object.keys(AUDIENCIAS[registro] ?? {});
    for (const persona of PERSONAS) {
      const actor = (await loadActor(db, cast[persona].id)) as Actor;
      const segunTabla = AUDIENCIAS[registro]?.[primero]?.includes(papelDe(persona, mundo));
      expect([persona, matches(binding.collection.policy.read(actor), fields)]).toEqual([
        persona,
        segunTabla,
      ]);
    }
  },
);

test('lo que cada quien lee de sí al entrar no lleva nada de otros', async () => {
  const asked = { method: 'GET', path: '/api/sesion' } as const;
  for (const quien of [...PERSONAS, 'mirada'] as const)
    expect([quien, ...fugas(quien, asked, await send(app.origin, cast[quien], asked))]).toEqual([quien]);
});

test('un canario se halla en mayúsculas, en un nombre de archivo y en un archivo comprimido', async () => {
  const suyo = canario('b', 'usuario', 'telefono');
  expect(canariosEn(`"${suyo.toUpperCase()}" y ${suyo}`)).toEqual([
    { mundo: 'b', registro: 'usuario', campo: 'telefono' },
  ]);
  const asked = { method: 'GET', path: '/' } as const;
  const visto = { status: 200, code: undefined, text: '', told: `filename="${suyo}.csv"` };
  expect(fugas('tutor', asked, visto)).toEqual(['usuario.telefono de b']);
  expect(fugas('tutorAjeno', asked, visto)).toEqual([]);
  const exportar = {
    method: 'POST',
    path: '/api/usuarios/exportar',
    body: { formato: 'xlsx', seleccion: { filtro: {} } },
  } as const;
  const hoja = await send(app.origin, cast.superAdministrador, exportar);
  for (const campo of ['telefono', 'oculto', 'numero', 'fecha'])
    expect(canariosEn(hoja.text)).toContainEqual({ mundo: 'b', registro: 'usuario', campo });
});
