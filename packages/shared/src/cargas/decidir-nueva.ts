import { diaCorto } from '#campos/formato.ts';
import { datoDeCampo } from '#cargas/campos.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import type { ValoresDePersona } from '#cargas/cuenta.ts';
import { citar, columnaDe, type Encuentros, este } from '#cargas/emparejar.ts';
import { cambiosDe, type FilaDecidida } from '#cargas/fila-decidida.ts';
import type { MensajeDeFila } from '#cargas/filas.ts';
import { laVe } from '#cargas/fuera-de-la-vista.ts';
import type { CampoDePersona, FilaInterpretada } from '#cargas/interpretar.ts';
import { alcanceDeCarga } from '#cargas/policy.ts';
import { matches } from '#core/scope.ts';
import { PERFIL_ESTUDIANTE } from '#perfiles/permisos.ts';

const NUEVA: ValoresDePersona = {
  nombre: null,
  apellidos: '',
  correo: null,
  usuario: null,
  documento: null,
  telefono: null,
  perfil: PERFIL_ESTUDIANTE,
  estado: 'activo',
  bajaDesde: null,
  zonaHoraria: null,
};

/** A row that would make an account. */
export function nueva(
  fila: FilaInterpretada,
  encuentros: Encuentros,
  contexto: ContextoDeCarga,
): FilaDecidida {
  const { opciones, actor } = contexto;
  const errores: MensajeDeFila[] = [];
  const falta = (campo: CampoDePersona, texto: string) =>
    errores.push({ columna: columnaDe(campo, contexto), texto });
  const valores = { ...NUEVA, ...fila.valores };
  if (opciones.modo === 'solo_actualizar') {
    const dice = fila.valores[opciones.clave];
    const quien = dice ? `con ${este(opciones.clave)}` : 'a la que corresponda esta fila';
    falta(
      opciones.clave,
      `No hay ninguna cuenta ${quien}. Corrígela, déjala fuera o elige «Crear y actualizar».`,
    );
  } else {
    const mal = fila.errores.map(({ columna }) => columna);
    if (!valores.nombre && !mal.includes(columnaDe('nombre', contexto)))
      falta('nombre', 'Falta el nombre. Escríbelo o deja fuera la fila.');
    if (
      !valores.correo &&
      !valores.usuario &&
      !mal.includes(columnaDe('correo', contexto)) &&
      !mal.includes(columnaDe('usuario', contexto))
    )
      falta('correo', 'Falta con qué entrar. Escribe un correo o un usuario.');
    if (
      fila.errores.length === 0 &&
      !matches(alcanceDeCarga(actor), { perfil: valores.perfil, grupoIds: fila.grupoIds })
    )
      errores.push({
        columna: opciones.mapeo.indexOf('grupos') < 0 ? null : opciones.mapeo.indexOf('grupos'),
        texto: 'Escribe uno de tus grupos: solo puedes cargar personas en ellos.',
      });
  }
  if (opciones.modo !== 'solo_actualizar')
    for (const campo of contexto.catalogo.campos.values()) {
      if (!campo.obligatorio) continue;
      const dato = datoDeCampo(campo.id);
      if (!valores[dato] && !fila.esperan?.includes(dato))
        falta(dato, `Falta «${campo.nombre}», que es obligatorio.`);
    }
  const avisos: MensajeDeFila[] = [];
  const homonimos = encuentros.homonimos.filter((cuenta) => laVe(actor, cuenta));
  if (homonimos.length > 0)
    avisos.push({
      columna: columnaDe('nombre', contexto),
      texto: 'Ya hay alguien con el mismo nombre. Comprueba que no sea la misma persona.',
      ...citar(homonimos),
    });
  if (valores.bajaDesde && valores.bajaDesde < contexto.catalogo.hoy)
    avisos.push({
      columna: columnaDe('bajaDesde', contexto),
      texto: `De baja desde el ${diaCorto(valores.bajaDesde)}: su cuenta se creará sin poder entrar. Deja la fila fuera si no hace falta.`,
    });
  return {
    linea: fila.linea,
    estado: 'nueva',
    usuarioId: null,
    errores,
    avisos,
    cambios: cambiosDe(valores, NUEVA, true),
    valores,
    entra: fila.grupoIds,
    sale: [],
    gruposNuevos: fila.gruposNuevos,
    enMayusculas: fila.enMayusculas,
  };
}
