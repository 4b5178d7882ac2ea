import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import type { Readable } from 'node:stream';
import { ENCABEZADOS_DE_CARGA, SEPARADOR_DE_GRUPOS } from '@catedra/shared/cargas/campos.ts';
import { diaCorto, valorParaHoja } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { type FormatoDeHoja, TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import type { ExportacionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import { alcanceDeExportacion } from '@catedra/shared/lotes/rules.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { GruposPorUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { leerCampos, leerEntradas } from '#features/campos/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { leerGruposDe } from '#features/usuarios/leer-grupos.ts';
import { paginasDe } from '#features/usuarios/seleccion.ts';
import { runWork } from '#platform/changes/work.ts';
import { bind } from '#platform/collections/binding.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';
import type { Platform } from '#platform/platform.ts';

const POR_PAGINA = 1000;
const ANCHO = 24;

/** The same list under a narrower rule. */
const exportables = bind({
  ...usuariosBinding,
  collection: {
    ...usuariosBinding.collection,
    policy: { ...usuariosBinding.collection.policy, read: alcanceDeExportacion },
  },
});

const celdasDe = (
  usuario: Usuario,
  diaDe: (usuario: Usuario) => Celda,
  grupos: GruposPorUsuario[string] = [],
): Celda[] =>
  ENCABEZADOS_DE_CARGA.map(([campo]) => {
    if (campo === 'grupos') return grupos.map(({ nombre }) => nombre).join(SEPARADOR_DE_GRUPOS);
    if (campo === 'bajaDesde') return diaDe(usuario);
    return campo === 'nombreCompleto' ? '' : (usuario[campo] ?? '');
  });

/** The academy's own fields that the reader saw of this person: those they may not see never got here. */
const propiasDe = (
  { campos: suyos }: Usuario,
  campos: readonly Campo[],
  { entraCon, formato }: { readonly entraCon: Nombres; readonly formato: FormatoDeHoja },
): Celda[] =>
  campos.map((campo) => {
    const valor = suyos?.[campo.id];
    if (valor === undefined) return '';
    if (formato === 'xlsx' && typeof valor === 'number') return valor;
    if (formato === 'xlsx' && campo.tipo === 'fecha') return diaDeHoja(String(valor), formato);
    return valorParaHoja(campo, valor, (id) => entraCon[id]);
  });

/** A spreadsheet is given a day that it can sort and count with; a text, the day as it is written. */
const diaDeHoja = (dia: string, formato: FormatoDeHoja): Celda =>
  formato === 'xlsx' ? new Date(`${dia}T00:00:00Z`) : diaCorto(dia);

const TIPOS: Partial<Record<Campo['tipo'], XlsxColumn['tipo']>> = { numero: 'numero', fecha: 'fecha' };

type Nombres = Readonly<Record<string, string>>;

/** A file that the bulk upload reads back as it was, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
async function hojaDe(
  { db, config: { ZONA_HORARIA: zona } }: Platform,
  actor: Actor,
  { seleccion, formato, orden }: ExportacionDeUsuarios,
): Promise<Readable> {
  const paginas = paginasDe<Usuario>(db, exportables, actor, seleccion, {
    limite: POR_PAGINA,
    orden,
  });
  const primera = await paginas.next();
  const campos = (await leerCampos(db, actor)).filter(
    ({ estado, enOtros, enMi }) => estado === 'activo' && (enOtros !== 'no' || enMi !== 'no'),
  );
  const diaDeBaja = ({ bajaDesde, zonaHoraria }: Usuario): Celda =>
    bajaDesde ? diaDeHoja(diaEn(bajaDesde, zonaHoraria ?? zona), formato) : '';
  const conPersonas = campos.some(({ tipo }) => tipo === 'persona');

  async function* filas() {
    for (let pagina = primera; !pagina.done; pagina = await paginas.next()) {
      const ids = pagina.value.map(({ id }) => id);
      const grupos = await leerGruposDe(db, actor, ids);
      const entraCon = conPersonas
        ? await leerEntradas(db, usuariosBinding, actor, campos, pagina.value)
        : {};
      for (const usuario of pagina.value)
        yield [
          ...celdasDe(usuario, diaDeBaja, grupos[usuario.id]),
          ...propiasDe(usuario, campos, { entraCon, formato }),
        ];
    }
  }
  const titulos = [
    ...ENCABEZADOS_DE_CARGA.map(([, titulo]) => titulo),
    ...campos.map(({ nombre }) => nombre),
  ];
  if (formato === 'csv') return writeCsv(titulos, filas());
  const columns = [
    ...ENCABEZADOS_DE_CARGA.map(([campo, titulo]) => ({
      titulo,
      ancho: ANCHO,
      ...(campo === 'bajaDesde' && { tipo: 'fecha' as const }),
    })),
    ...campos.map(({ nombre, tipo }) => ({ titulo: nombre, ancho: ANCHO, tipo: TIPOS[tipo] ?? 'texto' })),
  ];
  return writeXlsx({ sheets: [{ nombre: 'Usuarios', columns, rows: filas() }] });
}

export async function exportarUsuarios(
  platform: Platform,
  actor: Actor,
  exportacion: ExportacionDeUsuarios,
): Promise<FileGiven> {
  const { clock, config } = platform;
  const { seleccion, formato } = exportacion;
  if (alcanceDeExportacion(actor) === false) throw sinPermiso();
  const contenido = await hojaDe(platform, actor, exportacion);
  // Personal data leave the academy: who took which stays in the log, which nobody's screen listens to.
  await runWork(platform, actor, 'usuarios.exportar', async (work) =>
    work.record({
      coleccion: 'exportaciones',
      documento: 'usuarios',
      antes: null,
      despues: null,
      detalle: { formato: [null, formato], seleccion: [null, seleccion] },
    }),
  );
  const nombre = `usuarios-${diaEn(clock.now(), config.ZONA_HORARIA)}.${formato}`;
  return { nombre, tipo: TIPOS_DE_HOJA[formato], contenido };
}
