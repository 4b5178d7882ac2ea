import {
  entre,
  escribeRacional,
  iguales,
  opuesto,
  racional,
  type Racional,
  racionalDe,
  resta,
  suma,
  UNO,
} from '@catedra/shared/core/racional.ts';
import { cambiosDePesos } from '@catedra/shared/importaciones/comun/construir.ts';
import { llanoARico } from '@catedra/shared/importaciones/comun/enriquecer.ts';
import { COMO_OTROS, reglaDeTexto } from '@catedra/shared/importaciones/comun/escritas.ts';
import { conFormulas } from '@catedra/shared/importaciones/comun/html-ajeno.ts';
import { margenDe } from '@catedra/shared/importaciones/escribir/gift/textos.ts';
import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import type { ReglasDeTexto } from '@catedra/shared/preguntas/tipos/corta/patrones.ts';
import type { ClaveNumerica } from '@catedra/shared/preguntas/tipos/numerica/claves.ts';
import { suyo } from '@catedra/shared/preguntas/tipos/opciones.ts';
import {
  dato,
  type De,
  entero,
  type Escrita,
  type MedioDe,
  numero,
  respuesta,
  rico,
} from '#features/importaciones/escribir/moodle-xml/partes.ts';
import { citado } from '#features/importaciones/escribir/xml.ts';

const deOpciones = ({ opciones }: De<'unica' | 'multiple'>['publica']): string[] =>
  opciones.some(({ fija }) => fija) ? ['Que alguna opción no se mueva de su sitio.'] : [];

export function unica({ publica, clave }: De<'unica'>, medio: MedioDe): Escrita {
  const pierde = deOpciones(publica);
  const opciones = publica.opciones.map(({ id, texto }) =>
    respuesta(
      {
        texto,
        peso: suyo(clave.pesos, id) ?? '0',
        explicacion: suyo(clave.explicaciones, id) ?? '',
        rico: true,
      },
      medio,
      pierde,
    ),
  );
  return {
    tipo: 'multichoice',
    dentro: `${dato('single', 'true')}${dato('shuffleanswers', `${publica.barajar}`)}${dato('answernumbering', 'abc')}${opciones.join('')}`,
    pierde,
  };
}

/** The share of each option, counting each side by itself where that is how it counts. */
function pesosDe({ publica, clave }: De<'multiple'>): Racional[] {
  const buenas = publica.opciones.filter(({ id }) => clave.correctas.includes(id)).length;
  const malas = publica.opciones.length - buenas;
  return publica.opciones.map(({ id }) => {
    if (clave.modo === 'por_opcion') return racionalDe(suyo(clave.pesos, id) ?? '0');
    if (clave.correctas.includes(id)) return racional(1, buenas || 1);
    return opuesto(clave.modo === 'todo_o_nada' ? UNO : racional(1, malas || 1));
  });
}

export function multiple({ publica, clave }: De<'multiple'>, medio: MedioDe): Escrita {
  const pierde = [
    ...deOpciones(publica),
    ...(clave.modo === 'todo_o_nada'
      ? ['Que cuente todo o nada: en Moodle cada acierto suma su parte.']
      : []),
  ];
  const pesos = pesosDe({ publica, clave });
  const sumadas = publica.opciones.map(({ texto }, i) => ({ texto, peso: pesos[i] ?? UNO }));
  if (cambiosDePesos(sumadas).length > 0) pierde.push('Sus valores no suman 100 %: Moodle no la admite así.');
  const opciones = publica.opciones.map(({ id, texto }, i) =>
    respuesta(
      {
        texto,
        peso: escribeRacional(pesos[i] ?? UNO),
        explicacion: suyo(clave.explicaciones, id) ?? '',
        rico: true,
      },
      medio,
      pierde,
    ),
  );
  return {
    tipo: 'multichoice',
    dentro: `${dato('single', 'false')}${dato('shuffleanswers', `${publica.barajar}`)}${dato('answernumbering', 'abc')}${opciones.join('')}`,
    pierde,
  };
}

export function verdaderoFalso({ clave }: De<'verdadero_falso'>, medio: MedioDe): Escrita {
  const pierde =
    racionalDe(clave.pesoDelError).n === 0n
      ? []
      : [`Que el error valga ${porCiento(clave.pesoDelError)} %: en Moodle da 0.`];
  const una = (texto: 'true' | 'false', explicacion: string): string => {
    const peso = (texto === 'true') === clave.correcta ? '1' : clave.pesoDelError;
    return respuesta({ texto, peso, explicacion }, medio, []);
  };
  return { tipo: 'truefalse', dentro: una('true', clave.siVerdadero) + una('false', clave.siFalso), pierde };
}

/** How a text is compared that Moodle does otherwise. */
export function pierdeTexto(reglas: ReglasDeTexto): string[] {
  const { tildes, puntoFinal, erratas, mayusculas, patrones } = reglas;
  const iguala = reglaDeTexto(
    patrones.map(({ patron, peso }) => ({ patron, peso: racionalDe(peso) })),
    { ...COMO_OTROS, mayusculas },
  );
  return [
    ...(tildes ? [] : ['Que las tildes no cuenten.']),
    ...(puntoFinal ? [] : ['Que el punto final no cuente.']),
    ...(erratas === null ? [] : ['Que valga algo con una errata.']),
    ...(iguala.cambios.length > 0
      ? ['Que la respuesta escrita tal cual vaya antes que las que llevan asterisco.']
      : []),
  ];
}

export function corta({ publica, clave }: De<'corta'>, medio: MedioDe): Escrita {
  const pierde = [
    ...(publica.ayuda === '' ? [] : ['La ayuda de debajo de la pregunta.']),
    ...pierdeTexto(clave),
  ];
  const respuestas = clave.patrones.map(({ patron, peso, explicacion }) =>
    respuesta({ texto: patron, peso, explicacion }, medio, pierde),
  );
  return {
    tipo: 'shortanswer',
    dentro: `${dato('usecase', clave.mayusculas ? 1 : 0)}${respuestas.join('')}`,
    pierde,
  };
}

/** A value and how far from it one may be: what every key comes to. */
export function centroYMargen(
  { valor, tolerancia }: ClaveNumerica,
  pierde: string[],
): readonly [Racional, Racional] {
  if (tolerancia.tipo === 'rango') {
    pierde.push('Que sea un rango: sale como un valor con su margen, con el mismo efecto.');
    const [desde, hasta] = [racionalDe(tolerancia.desde), racionalDe(tolerancia.hasta)];
    return [entre(suma(desde, hasta), racional(2)), entre(resta(hasta, desde), racional(2))];
  }
  if (tolerancia.tipo === 'relativa')
    pierde.push('Que el margen sea un porcentaje: sale como una cantidad, con el mismo efecto.');
  const centro = racionalDe(valor ?? '0');
  return [centro, margenDe(centro, tolerancia)];
}

function unidadesDe({ publica, clave }: De<'numerica'>, pierde: string[]): string {
  if (publica.unidad === 'ninguna') return dato('showunits', 3);
  const [primera] = publica.unidades;
  const base = suyo(clave.factores, primera?.id ?? '') ?? '0';
  if (clave.sinUnidad === 'se_entiende')
    pierde.push('Que una unidad que no es de la pregunta esté mal: Moodle no la tiene en cuenta.');
  if (primera?.id !== clave.unidadPorDefecto || !iguales(racionalDe(base), UNO))
    pierde.push('Qué unidad se entiende: en Moodle es la que vale 1.');
  const unidades = publica.unidades.map(({ id, nombre }) => {
    const factor = racionalDe(suyo(clave.factores, id) ?? '1');
    const veces = numero(entre(UNO, factor.n === 0n ? UNO : factor), pierde);
    return `<unit><multiplier>${veces}</multiplier><unit_name>${citado(nombre)}</unit_name></unit>`;
  });
  return [
    dato('unitgradingtype', clave.sinUnidad === 'esta_mal' ? 1 : 0),
    dato('unitpenalty', 1),
    dato('showunits', publica.unidad === 'elegida' ? 1 : 0),
    dato('unitsleft', 0),
    `<units>${unidades.join('')}</units>\n`,
  ].join('');
}

export function numerica({ publica, clave }: De<'numerica'>, medio: MedioDe): Escrita {
  const pierde: string[] = [];
  const respuestas = clave.claves.map((una) => {
    const [centro, margen] = centroYMargen(una, pierde);
    return respuesta(
      {
        texto: numero(centro, pierde),
        peso: una.peso,
        explicacion: una.explicacion,
        resto: `<tolerance>${numero(margen, pierde)}</tolerance>\n`,
      },
      medio,
      pierde,
    );
  });
  return {
    tipo: 'numerical',
    dentro: respuestas.join('') + unidadesDe({ publica, clave }, pierde),
    pierde,
  };
}

export function emparejar({ publica, clave }: De<'emparejar'>, medio: MedioDe): Escrita {
  const textos = new Map(publica.derecha.map(({ id, texto }) => [id, texto]));
  const usadas = new Set(Object.values(clave.pares));
  const una = (izquierda: string, derecha: string): string =>
    `${rico('subquestion', izquierda, medio)}<answer><text>${citado(textoPlano(derecha))}</text></answer></subquestion>\n`;
  return {
    tipo: 'matching',
    dentro: [
      dato('shuffleanswers', `${publica.barajar}`),
      ...publica.izquierda.map(({ id, texto }) => una(texto, textos.get(suyo(clave.pares, id) ?? '') ?? '')),
      ...publica.derecha.filter(({ id }) => !usadas.has(id)).map(({ texto }) => una('', texto)),
    ].join(''),
    pierde: publica.derecha.some(({ texto }) => conFormulas(llanoARico(textoPlano(texto))) !== texto)
      ? ['El formato de los textos de la derecha.']
      : [],
  };
}

const CALIFICA = {
  todo_o_nada: 'ALL_OR_NOTHING',
  por_posicion: 'ABSOLUTE_POSITION',
  por_tramo: 'LONGEST_ORDERED_SUBSET',
} as const;

export function ordenar({ publica, clave }: De<'ordenar'>, medio: MedioDe): Escrita {
  const textos = new Map(publica.elementos.map(({ id, texto }) => [id, texto]));
  const elementos = clave.orden.map(
    (id, i) => `${rico('answer', textos.get(id) ?? '', medio, ` fraction="${i + 1}.0000000"`)}</answer>\n`,
  );
  return {
    tipo: 'ordering',
    dentro: [
      dato('layouttype', 'VERTICAL'),
      dato('selecttype', 'ALL'),
      dato('selectcount', 0),
      dato('gradingtype', CALIFICA[clave.modo]),
      dato('showgrading', 'SHOW'),
      ...elementos,
    ].join(''),
    pierde:
      clave.modo === 'por_tramo'
        ? ['Cómo cuenta un orden a medias: en Moodle un solo elemento en su sitio ya suma.']
        : [],
  };
}

const sinRubrica = ({ clave }: De<'ensayo' | 'archivo'>): string[] =>
  clave.rubrica.length === 0 ? [] : ['La rúbrica.'];

export const ensayo = ({ publica, clave }: De<'ensayo'>, medio: MedioDe): Escrita => ({
  tipo: 'essay',
  dentro: [
    dato('responseformat', 'editor'),
    dato('responserequired', 1),
    dato('responsefieldlines', 15),
    dato('minwordlimit', `${publica.minPalabras ?? ''}`),
    dato('maxwordlimit', `${publica.maxPalabras ?? ''}`),
    dato('attachments', 0),
    dato('attachmentsrequired', 0),
    entero('graderinfo', clave.guia, medio),
    entero('responsetemplate', publica.plantilla, medio),
  ].join(''),
  pierde: sinRubrica({ publica, clave }),
});

export const archivo = ({ publica, clave }: De<'archivo'>, medio: MedioDe): Escrita => ({
  tipo: 'essay',
  dentro: [
    dato('responseformat', 'noinline'),
    dato('responserequired', 0),
    dato('attachments', publica.maxArchivos),
    dato('attachmentsrequired', 1),
    entero('graderinfo', clave.guia, medio),
  ].join(''),
  pierde: sinRubrica({ publica, clave }),
});
