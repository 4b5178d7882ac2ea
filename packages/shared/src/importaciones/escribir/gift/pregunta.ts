import { escribeRacional, opuesto, racional, type Racional, racionalDe, redondea } from '#core/racional.ts';
import { cambiosDePesos } from '#importaciones/comun/construir.ts';
import { COMO_OTROS, reglaDeTexto } from '#importaciones/comun/escritas.ts';
import { llanoARico } from '#importaciones/comun/enriquecer.ts';
import { conFormulas } from '#importaciones/comun/html-ajeno.ts';
import { escribePorCiento } from '#importaciones/comun/fraccion.ts';
import {
  comentario,
  decimalDe,
  enunciado,
  llano,
  margenDe,
  tieneImagenes,
  trozo,
} from '#importaciones/escribir/gift/textos.ts';
import { escapar } from '#importaciones/leer/gift/signos.ts';
import { porCiento } from '#preguntas/por-ciento.ts';
import { type Mitades, textosDe } from '#preguntas/textos.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '#preguntas/tipos.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import { esTodo } from '#preguntas/tipos/tipo.ts';

/** A question as this format writes it, null where it has nothing like it; and what of it stays behind. */
export interface Escrita {
  readonly texto: string | null;
  readonly pierde: readonly string[];
}

interface De<T extends TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly clave: ClaveDe<T>;
}

const noCabe = (que: string): Escrita => ({ texto: null, pierde: [`GIFT no tiene ${que}: no sale.`] });

const cuerpo = (html: string, respuestas: string, explicacion: string): string =>
  `${enunciado(html)} {${respuestas}${explicacion === '' ? '' : `\n\t####${trozo(explicacion)}\n`}}`;

function peso(exacto: string, pierde: string[]): string {
  const escrito = escribePorCiento(exacto);
  if (escrito !== null) return `%${escrito}%`;
  pierde.push(`El valor ${porCiento(exacto)} % se redondea.`);
  return `%${redondea(racional(racionalDe(exacto).n * 100n, racionalDe(exacto).d), 5)}%`;
}

function deOpciones({ barajar, opciones }: PublicaDe<'unica'> | PublicaDe<'multiple'>): string[] {
  return [
    ...(barajar ? [] : ['Que las opciones no se barajen.']),
    ...(barajar && opciones.some(({ fija }) => fija) ? ['Que alguna opción no se mueva de su sitio.'] : []),
  ];
}

function unica({ publica, clave }: De<'unica'>): Escrita {
  const pierde = deOpciones(publica);
  const primera = publica.opciones.findIndex(({ id }) => esTodo(suyo(clave.pesos, id)));
  const lineas = publica.opciones.map(({ id, texto }, i) => {
    const suPeso = suyo(clave.pesos, id) ?? '0';
    const valor = racionalDe(suPeso);
    // With no «~» at all they would be answers to be written.
    const signo = i === primera ? '=' : `~${valor.n === 0n ? '' : peso(suPeso, pierde)}`;
    return `\n\t${signo}${trozo(texto)}${comentario(suyo(clave.explicaciones, id) ?? '')}`;
  });
  return { texto: cuerpo(publica.enunciado, `${lineas.join('')}\n`, clave.explicacion), pierde };
}

/** The share of each option, counting each side by itself where that is how it counts. */
function pesosDe({ publica, clave }: De<'multiple'>): Racional[] {
  const buenas = publica.opciones.filter(({ id }) => clave.correctas.includes(id)).length;
  const malas = publica.opciones.length - buenas;
  return publica.opciones.map(({ id }) => {
    if (clave.modo === 'por_opcion') return racionalDe(suyo(clave.pesos, id) ?? '0');
    return clave.correctas.includes(id) ? racional(1, buenas || 1) : opuesto(racional(1, malas || 1));
  });
}

function multiple({ publica, clave }: De<'multiple'>): Escrita {
  const pierde = [
    ...deOpciones(publica),
    ...(clave.modo === 'todo_o_nada'
      ? ['Que cuente todo o nada: sale sumando aciertos y restando errores.']
      : []),
  ];
  const pesos = pesosDe({ publica, clave });
  if (
    cambiosDePesos(publica.opciones.map(({ texto }, i) => ({ texto, peso: pesos[i] as Racional }))).length > 0
  )
    pierde.push('Sus valores no suman 100 %: otros programas no la admiten.');
  const lineas = publica.opciones.map(({ id, texto }, i) => {
    const valor = pesos[i] as Racional;
    const signo = `~${valor.n === 0n ? '' : peso(escribeRacional(valor), pierde)}`;
    return `\n\t${signo}${trozo(texto)}${comentario(suyo(clave.explicaciones, id) ?? '')}`;
  });
  return { texto: cuerpo(publica.enunciado, `${lineas.join('')}\n`, clave.explicacion), pierde };
}

function verdaderoFalso({ publica, clave }: De<'verdadero_falso'>): Escrita {
  const [siFalla, siAcierta] = clave.correcta
    ? [clave.siFalso, clave.siVerdadero]
    : [clave.siVerdadero, clave.siFalso];
  const comentarios = siFalla === '' && siAcierta === '' ? '' : `#${trozo(siFalla)}#${trozo(siAcierta)}`;
  const pierde =
    racionalDe(clave.pesoDelError).n === 0n ? [] : [`Que el error valga ${porCiento(clave.pesoDelError)} %.`];
  return {
    texto: cuerpo(publica.enunciado, `${clave.correcta ? 'TRUE' : 'FALSE'}${comentarios}`, clave.explicacion),
    pierde,
  };
}

function corta({ publica, clave }: De<'corta'>): Escrita {
  const { mayusculas, tildes, puntoFinal, erratas, patrones } = clave;
  if (patrones.some(({ patron }) => patron.includes('->'))) return noCabe('respuestas cortas con «->»');
  const pierde = [
    ...(publica.ayuda === '' ? [] : ['La ayuda de debajo de la pregunta.']),
    ...(mayusculas ? ['Que las mayúsculas cuenten.'] : []),
    ...(tildes ? [] : ['Que las tildes no cuenten.']),
    ...(puntoFinal ? [] : ['Que el punto final no cuente.']),
    ...(erratas === null ? [] : ['Que valga algo con una errata.']),
    ...(reglaDeTexto(
      patrones.map((uno) => ({ ...uno, peso: racionalDe(uno.peso) })),
      COMO_OTROS,
    ).cambios.length > 0
      ? ['Que la respuesta escrita tal cual vaya antes que las que llevan asterisco.']
      : []),
  ];
  const lineas = patrones.map(
    (uno) => `\n\t=${peso(uno.peso, pierde)}${llano(uno.patron)}${comentario(uno.explicacion)}`,
  );
  return { texto: cuerpo(publica.enunciado, `${lineas.join('')}\n`, clave.explicacion), pierde };
}

const MAX_DECIMALES = 10;

function numerica({ publica, clave }: De<'numerica'>): Escrita {
  const pierde = publica.unidad === 'ninguna' ? [] : ['Las unidades: solo se admitirá el número.'];
  const numero = (valor: Racional): string => {
    const escrito = decimalDe(valor);
    if (escrito !== null) return escrito;
    pierde.push(`El número ${escribeRacional(valor)} se redondea.`);
    return redondea(valor, MAX_DECIMALES);
  };
  const lineas = clave.claves.map(({ valor, tolerancia, peso: suPeso, explicacion }) => {
    const centro = racionalDe(valor ?? '0');
    if (tolerancia.tipo === 'relativa' && racionalDe(tolerancia.valor).n !== 0n)
      pierde.push('Que el margen sea un porcentaje: sale como una cantidad, con el mismo efecto.');
    const escrita =
      tolerancia.tipo === 'rango'
        ? `${numero(racionalDe(tolerancia.desde))}..${numero(racionalDe(tolerancia.hasta))}`
        : `${numero(centro)}:${numero(margenDe(centro, tolerancia))}`;
    return `\n\t=${peso(suPeso, pierde)}${escrita}${comentario(explicacion)}`;
  });
  return { texto: cuerpo(publica.enunciado, `#${lineas.join('')}\n`, clave.explicacion), pierde };
}

function emparejar({ publica, clave }: De<'emparejar'>): Escrita {
  const usadas = new Set(Object.values(clave.pares));
  const textoDe = new Map(publica.derecha.map(({ id, texto }) => [id, texto]));
  const derecha = (html: string): string => ` -> ${escapar(textoPlano(html))}`;
  const pierde = [
    ...(publica.barajar ? [] : ['Que la columna de la izquierda no se baraje.']),
    ...(publica.derecha.some(({ texto }) => conFormulas(llanoARico(textoPlano(texto))) !== texto)
      ? ['El formato de los textos de la derecha.']
      : []),
  ];
  const lineas = [
    ...publica.izquierda.map(
      ({ id, texto }) => `\n\t=${trozo(texto)}${derecha(textoDe.get(suyo(clave.pares, id) ?? '') ?? '')}`,
    ),
    ...publica.derecha.filter(({ id }) => !usadas.has(id)).map(({ texto }) => `\n\t=${derecha(texto)}`),
  ];
  return { texto: cuerpo(publica.enunciado, `${lineas.join('')}\n`, clave.explicacion), pierde };
}

const CALIFICACION = {
  todo_o_nada: 'ALL_OR_NOTHING',
  por_posicion: 'ABSOLUTE_POSITION',
  por_tramo: 'LONGEST_ORDERED_SUBSET',
} as const;

function ordenar({ publica, clave }: De<'ordenar'>): Escrita {
  const textos = new Map(publica.elementos.map(({ id, texto }) => [id, texto]));
  const lineas = clave.orden.map((id) => `\n\t${trozo(textos.get(id) ?? '')}`);
  const primera = `>${clave.orden.length} ALL VERT ${CALIFICACION[clave.modo]} SHOW NONE`;
  return {
    texto: cuerpo(publica.enunciado, `${primera}${lineas.join('')}\n`, clave.explicacion),
    pierde:
      clave.modo === 'por_tramo'
        ? ['Cómo cuenta un orden a medias: en otros programas un solo elemento en su sitio ya suma.']
        : [],
  };
}

function ensayo({ publica, clave }: De<'ensayo'>): Escrita {
  const pierde = [
    ...(publica.minPalabras === null && publica.maxPalabras === null
      ? []
      : ['El mínimo y el máximo de palabras.']),
    ...(publica.plantilla === '' ? [] : ['Lo que ya está escrito al empezar a responder.']),
    ...(clave.rubrica.length === 0 ? [] : ['La rúbrica.']),
    ...(clave.guia === '' ? [] : ['La guía de quien corrige.']),
  ];
  return { texto: cuerpo(publica.enunciado, '', clave.explicacion), pierde };
}

const descripcion = ({ publica, clave }: De<'descripcion'>): Escrita => ({
  texto: enunciado(publica.enunciado),
  pierde: clave.explicacion === '' ? [] : ['La explicación.'],
});

function segunSuTipo({ publica, clave }: Mitades): Escrita {
  const de = <T extends TipoPregunta>(suya: PublicaDe<T>): De<T> => ({
    publica: suya,
    clave: clave as ClaveDe<T>,
  });
  switch (publica.tipo) {
    case 'unica':
      return unica(de(publica));
    case 'multiple':
      return multiple(de(publica));
    case 'verdadero_falso':
      return verdaderoFalso(de(publica));
    case 'corta':
      return corta(de(publica));
    case 'numerica':
      return numerica(de(publica));
    case 'emparejar':
      return emparejar(de(publica));
    case 'ordenar':
      return ordenar(de(publica));
    case 'ensayo':
      return ensayo(de(publica));
    case 'descripcion':
      return descripcion(de(publica));
    case 'completar':
      return noCabe('textos con huecos');
    default:
      return noCabe('preguntas que se responden con un archivo');
  }
}

export function escribePregunta(mitades: Mitades): Escrita {
  const { texto, pierde } = segunSuTipo(mitades);
  const imagenes =
    texto !== null && tieneImagenes(textosDe(mitades)) ? ['Sus imágenes y vídeos: quedan sus palabras.'] : [];
  return { texto, pierde: [...new Set([...pierde, ...imagenes])] };
}
