import { randomUUID } from 'node:crypto';
import type { Academy, Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { growthOf } from '../memory.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const NOMBRES = ['Begoña', 'Íñigo', 'José Ángel', 'Lucía', 'Óscar', 'Núria', 'Xoán', 'María del Carmen'];
const APELLIDOS = ['Muñoz', 'Fernández', 'Gutiérrez', 'Ibáñez', 'De la Fuente', 'Peñalver', 'Güell', 'Sanz'];
const GRUPOS = Array.from({ length: 20 }, (_, i) => `Sede ${i + 1}`);

const CENTROS = ['Getafe', 'Vigo', 'Lleida', 'Cádiz'];

/** What the company knows of a person beside it: where they work, their number and since when. */
const propios = (marca: string, i: number) => [
  CENTROS[i % CENTROS.length],
  `E-${marca}-${i}`,
  `${(i % 28) + 1}/${(i % 12) + 1}/${2010 + (i % 15)}`,
];

/** A file as HR sends it: every field of a person, groups to be created, nobody twice. */
function archivo(filas: number, conPropios: boolean): string {
  const marca = randomUUID().slice(0, 8);
  const una = (i: number) =>
    [
      NOMBRES[i % 8],
      `${APELLIDOS[(i >> 3) % 8]} ${APELLIDOS[(i >> 6) % 8]}`,
      `persona${i}.${marca}@empresa.example`,
      `u${i}.${marca}`,
      `${marca}${i}`,
      `6${String(i).padStart(8, '0')}`,
      'Estudiante',
      `${GRUPOS[i % 20]} | ${GRUPOS[(i + 7) % 20]}`,
      ...(conPropios ? propios(marca, i) : []),
    ].join(';');
  const titulos = `Nombre;Apellidos;Correo;Usuario;Documento;Teléfono;Perfil;Grupos${
    conPropios ? ';Centro;Nº de empleado;Fecha de alta' : ''
  }`;
  return [titulos, ...Array.from({ length: filas }, (_, i) => una(i))].join('\r\n');
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Steps {
  readonly simulacro: number;
  readonly carga: number;
}

/** Uploads, revises and imports a file through HTTP; seconds of the dry run and of the import. */
async function cargar(url: string, cookie: string, filas: number, conPropios = false): Promise<Steps> {
  const ask = async (method: string, path: string, body?: string, type = 'application/json') => {
    const answer = await fetch(`${url}/api/cargas/${path}`, {
      method,
      headers: { cookie, origin: url, ...(body !== undefined && { 'content-type': type }) },
      body,
    });
    const json = (await answer.json()) as { estado: string; resultado?: { creadas: number } };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json;
  };
  const id = randomUUID();
  const texto = archivo(filas, conPropios);
  const started = performance.now();
  await ask('POST', `${id}?nombre=personas.csv`, texto, 'application/octet-stream');
  await ask('PATCH', id, JSON.stringify({ crearGrupos: true, contraseñas: 'nada' }));
  await ask('POST', `${id}/revisar`, '{}');
  const reviewed = performance.now();
  await ask('POST', `${id}/importar`, JSON.stringify({ como: 'soloCorrectas' }));
  let carga = await ask('GET', id);
  while (carga.estado === 'importando') {
    await wait(200);
    carga = await ask('GET', id);
  }
  if (carga.resultado?.creadas !== filas) throw new Error(`no se importó todo: ${JSON.stringify(carga)}`);
  return { simulacro: (reviewed - started) / 1000, carga: (performance.now() - reviewed) / 1000 };
}

/** Three fields of the company's own, and a group that fills itself by one of them. */
async function conocerLaEmpresa(url: string, cookie: string): Promise<void> {
  const put = async (path: string, body: object) => {
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  const [centro, grupo, getafe] = [randomUUID(), randomUUID(), randomUUID()];
  const opciones = CENTROS.map((texto, i) => ({ id: i === 0 ? getafe : randomUUID(), texto }));
  await put(`campos/${centro}`, { nombre: 'Centro', tipo: 'lista', opciones });
  await put(`campos/${randomUUID()}`, { nombre: 'Nº de empleado', tipo: 'texto', unico: true });
  await put(`campos/${randomUUID()}`, { nombre: 'Fecha de alta', tipo: 'fecha' });
  await put(`grupos/${grupo}`, { nombre: 'De Getafe', descripcion: null, estado: 'activo', version: 0 });
  const condiciones = [{ campo: centro, es: 'igual', a: [getafe] }];
  await put(`grupos/${grupo}/regla`, { regla: { cumple: 'todas', condiciones }, version: 0 });
}

/** What others notice meanwhile: a page of people asked for by two screens, again and again. */
async function mientras<T>(
  url: string,
  cookie: string,
  task: () => Promise<T>,
): Promise<{ value: T; p99: number }> {
  const times: number[] = [];
  let over = false;
  const screen = async () => {
    while (!over) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/usuarios?limite=50`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`respondió ${answer.status}`);
      times.push(performance.now() - started);
      await wait(100);
    }
  };
  const [value] = await Promise.all([
    task().finally(() => {
      over = true;
    }),
    screen(),
    screen(),
  ]);
  times.sort((a, b) => a - b);
  return { value, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** A file of 5,000 people and one of 50,000, with what it costs in time, in memory and to others; then with own fields. */
async function upload(bench: Bench, { url, db, process }: Academy) {
  const [warm, few, many] = [bench.amount(500, 20), bench.amount(5000, 20), bench.amount(50_000, 40)];
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  await cargar(url, cookie, warm);
  const small = await cargar(url, cookie, few);
  const { value, mb } = await growthOf(process.pid ?? 0, () =>
    mientras(url, cookie, () => cargar(url, cookie, many)),
  );
  const { simulacro, carga } = value.value;
  console.log(`  ${many}: simulacro ${rounded(simulacro, 1)} s, importación ${rounded(carga, 1)} s`);
  await conocerLaEmpresa(url, cookie);
  const known = await cargar(url, cookie, many, true);
  return { small, simulacro, carga, known, mb, p99: value.p99 };
}

/** Each round in an academy without anybody: with those of the round before, each would take longer than the last. */
export async function measureUpload(bench: Bench) {
  const found = await medians(bench.rounds, () =>
    bench.apart(async (academy) => {
      const { small, simulacro, carga, known, mb, p99 } = await upload(bench, academy);
      return {
        simulacro_5000_s: small.simulacro,
        carga_5000_s: small.carga,
        simulacro_50000_s: simulacro,
        carga_50000_s: simulacro + carga,
        simulacro_campos_50000_s: known.simulacro,
        carga_campos_50000_s: known.simulacro + known.carga,
        carga_50000_mb: mb,
        carga_p99_ms: p99,
      };
    }),
  );
  return {
    ...found,
    simulacro_5000_s: rounded(found.simulacro_5000_s),
    carga_5000_s: rounded(found.carga_5000_s),
    simulacro_50000_s: rounded(found.simulacro_50000_s, 1),
    carga_50000_s: rounded(found.carga_50000_s, 1),
    simulacro_campos_50000_s: rounded(found.simulacro_campos_50000_s, 1),
    carga_campos_50000_s: rounded(found.carga_campos_50000_s, 1),
    carga_50000_mb: Math.round(found.carga_50000_mb),
    carga_p99_ms: Math.round(found.carga_p99_ms),
  };
}
