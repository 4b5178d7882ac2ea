import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Bench } from '../bench.ts';
import { rounded } from '../load.ts';
import { person, signIn } from '../people.ts';

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

const memoryMb = (pid: number): number => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
};

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
  const screens = [screen(), screen()];
  const value = await task().finally(() => {
    over = true;
  });
  await Promise.all(screens);
  times.sort((a, b) => a - b);
  return { value, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** The highest memory of the app while a task runs, over what it had before. */
export async function crecimiento<T>(pid: number, task: () => Promise<T>): Promise<{ value: T; mb: number }> {
  const before = memoryMb(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMb(pid));
  }, 50);
  const value = await task().finally(() => clearInterval(timer));
  return { value, mb: peak - before };
}

/** Bulk upload of 5,000 and of 50,000 people from CSV, with what it costs in time, in memory and to others; then with own fields. */
export async function measureUpload(bench: Bench) {
  const { url, db, process } = await bench.academy();
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  await cargar(url, cookie, 500);
  const few = await cargar(url, cookie, 5000);
  const many = await crecimiento(process.pid ?? 0, () =>
    mientras(url, cookie, () => cargar(url, cookie, 50_000)),
  );
  const { simulacro, carga } = many.value.value;
  console.log(`  50.000: simulacro ${rounded(simulacro, 1)} s, importación ${rounded(carga, 1)} s`);
  await conocerLaEmpresa(url, cookie);
  const known = await cargar(url, cookie, 50_000, true);
  return {
    simulacro_5000_s: rounded(few.simulacro),
    carga_5000_s: rounded(few.carga),
    simulacro_50000_s: rounded(simulacro, 1),
    carga_50000_s: rounded(simulacro + carga, 1),
    simulacro_campos_50000_s: rounded(known.simulacro, 1),
    carga_campos_50000_s: rounded(known.simulacro + known.carga, 1),
    carga_50000_mb: Math.round(many.mb),
    carga_p99_ms: Math.round(many.value.p99),
  };
}
