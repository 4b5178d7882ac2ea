import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { TipoDeCampo } from '@catedra/shared/campos/tipos.ts';
import { ENCABEZADO_MOTIVO, ENCABEZADOS_DE_CARGA } from '@catedra/shared/cargas/campos.ts';
import { gruposParaCargar } from '@catedra/shared/cargas/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { fechaLargaYHora } from '@catedra/shared/fechas/en-palabras.ts';
import { ESTADOS_USUARIO } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, gt, or } from 'drizzle-orm';
import { camposParaCargar } from '#features/campos/offers.ts';
import type { Entrega } from '#features/cargas/commands/dar-contrasenas.ts';
import { aLaVista } from '#features/cargas/filas/a-la-vista.ts';
import { seleccionar } from '#features/cargas/filas/leer-filas.ts';
import { type CargaRow, encontrarCarga } from '#features/cargas/queries.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

const PAGINA = 1000;

/** The rows that were not imported, as they stand, with why. */
async function* malas(db: Database, actor: Actor, carga: CargaRow, sobra: number): AsyncGenerator<string[]> {
  for (let cursor = 0; ; ) {
    const mal = or(eq(filas.estado, 'error'), eq(filas.resultado, 'fallida'));
    const rows = await seleccionar(db, carga.id, and(gt(filas.linea, cursor), mal), PAGINA);
    for (const { celdas, errores, nota } of await aLaVista(db, actor, carga, rows)) {
      const motivos = nota ? [nota] : errores.map(({ texto }) => texto);
      yield [...(sobra < 0 ? celdas : celdas.toSpliced(sobra, 1)), motivos.join(' ')];
    }
    const ultima = rows.at(-1);
    if (!ultima || rows.length < PAGINA) return;
    cursor = ultima.linea;
  }
}

/** A file ready to be corrected and uploaded again: the same headings, and the reason at the end. */
export async function fallidas(db: Database, actor: Actor, id: string, formato: FormatoDeHoja) {
  const carga = await encontrarCarga(db, actor, id);
  const { encabezados } = carga;
  const titulos = [...encabezados.filter((titulo) => titulo !== ENCABEZADO_MOTIVO), ENCABEZADO_MOTIVO];
  const rows = malas(db, actor, carga, encabezados.indexOf(ENCABEZADO_MOTIVO));
  if (formato === 'csv') return writeCsv(titulos, rows);
  return writeXlsx({
    sheets: [
      {
        nombre: 'Por corregir',
        columns: titulos.map((titulo) => ({ titulo, ancho: titulo === ENCABEZADO_MOTIVO ? 80 : 22 })),
        rows,
      },
    ],
  });
}

/** What helps to fill in a column of one of the academy's own fields. */
const AYUDA: Readonly<Record<TipoDeCampo, string>> = {
  texto: '',
  numero: 'Un número, con coma si lleva decimales.',
  fecha: 'Una fecha, como 31/12/2026.',
  lista: 'Uno de los valores de la lista.',
  si_no: 'Sí o No.',
  persona: 'Una persona de la academia: su correo, su usuario, su documento o su nombre completo.',
};

function columnaDeCampo({ nombre, tipo, opciones, obligatorio, unico }: Campo): XlsxColumn {
  const valores =
    tipo === 'si_no' ? ['Sí', 'No'] : opciones.flatMap(({ texto, retirada }) => (retirada ? [] : [texto]));
  const ayuda = [
    AYUDA[tipo],
    unico ? 'No se repite entre personas.' : '',
    obligatorio ? 'Obligatorio para crear a alguien.' : '',
  ];
  return {
    titulo: obligatorio ? `${nombre} *` : nombre,
    ancho: Math.max(18, nombre.length + 4),
    // Text keeps zeros on the left; a day typed by hand is a day.
    tipo: tipo === 'fecha' ? 'fecha' : 'texto',
    ...(valores.length > 0 && { lista: valores }),
    ayuda: ayuda.filter(Boolean).join(' '),
  };
}

const AYUDA_DE_BAJA = 'Su último día: podrá entrar hasta que acabe. Una fecha, como 31/12/2026.';

const ANCHOS: Readonly<Record<string, number>> = { correo: 32, grupos: 36, apellidos: 26 };

/** An empty file for this academy: its profiles, as far as the person may give them, its groups and its own fields. */
export async function plantilla(db: Database, actor: Actor) {
  const [campos, grupos] = await Promise.all([
    camposParaCargar(db, actor),
    db
      .select({ nombre: gruposTable.nombre })
      .from(gruposTable)
      .where(and(eq(gruposTable.estado, 'activo'), scopeSql(gruposBinding, gruposParaCargar(actor))))
      .orderBy(gruposTable.nombre),
  ]);
  const listas: Readonly<Record<string, readonly string[]>> = {
    perfil: actor.otorgables,
    estado: ESTADOS_USUARIO,
    grupos: grupos.map(({ nombre }) => nombre),
  };
  return writeXlsx({
    sheets: [
      {
        nombre: 'Personas',
        columns: [
          ...ENCABEZADOS_DE_CARGA.map(([campo, titulo]) => {
            const lista = listas[campo];
            return {
              titulo,
              ancho: ANCHOS[campo] ?? 18,
              ...(campo === 'bajaDesde' && { tipo: 'fecha' as const, ayuda: AYUDA_DE_BAJA }),
              ...(lista && lista.length > 0 && { lista: [...lista] }),
            };
          }),
          ...campos.map(columnaDeCampo),
        ],
        rows: [],
      },
    ],
  });
}

const TITULOS = ['Nombre', 'Apellidos', 'Entra con', 'Contraseña temporal', 'Sirve hasta'];

/** The sheet of temporary passwords, to be cut and handed out. */
export function hojaDeContraseñas(entregas: readonly Entrega[], zona: string, formato: FormatoDeHoja) {
  const rows = entregas.map(({ nombre, apellidos, entra, contraseña, expiraEn }) => [
    nombre,
    apellidos,
    entra,
    contraseña,
    fechaLargaYHora(expiraEn, zona),
  ]);
  if (formato === 'csv') return writeCsv(TITULOS, rows);
  return writeXlsx({
    sheets: [{ nombre: 'Contraseñas', columns: TITULOS.map((titulo) => ({ titulo, ancho: 28 })), rows }],
  });
}
