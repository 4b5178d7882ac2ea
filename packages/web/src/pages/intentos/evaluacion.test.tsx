import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import * as api from '@catedra/shared/intentos/api.ts';
import type { EvaluacionPorDentro } from '@catedra/shared/intentos/antes.ts';
import type { IntentoRevisado, Recibo } from '@catedra/shared/intentos/despues.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import type { Novedades } from '@catedra/shared/intentos/sala.ts';
import { waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { EVALUACION, unRecibo as reciboDe, unRevisado } from '#pages/intentos/despues/fake-review.ts';
import { openJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import { forgetTabName } from '#pages/intentos/sala/motor/tab-name.ts';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unaSesion, unId, unosLimites } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { openUploads } from '#testing/tus-server.ts';

const ahora = () => new Date().toISOString();
const dentroDe = (minutes: number) => new Date(Date.now() + minutes * MINUTO).toISOString();
const curso = { id: unId(100), slug: 'prl', titulo: 'Prevención' };
let next = 900;

const porDentro = (values: Partial<EvaluacionPorDentro> = {}): EvaluacionPorDentro => ({
  evaluacion: {
    ...REGLAS_INICIALES,
    id: EVALUACION,
    actividadId: unId(300),
    estado: 'publicada',
    conContrasena: false,
  },
  titulo: 'Prueba final',
  descripcion: '',
  curso,
  inscrito: true,
  motivo: null,
  apertura: { tipo: 'abierta', cierraEn: null, minutos: 30, recortada: false, intentosRestantes: 2 },
  efectivo: { abreEn: null, cierraEn: null, intentos: 2, intentosDados: 0, segundos: 1800, factor: null },
  preguntas: 2,
  puntos: 4,
  resta: 'nunca',
  intentosHechos: 0,
  ultimoIntentoEn: null,
  sitio: 'cualquiera',
  puerta: 'sin_puerta',
  nota: null,
  aprobada: false,
  enCurso: null,
  historial: [],
  ahora: ahora(),
  ...values,
});

const unIntento = (values: Partial<IntentoEnCurso> = {}): IntentoEnCurso => ({
  id: unId(next++),
  numero: 1,
  estado: 'en_curso',
  empezadoEn: ahora(),
  venceEn: dentroDe(30),
  motivo: null,
  evaluacionId: EVALUACION,
  actividadId: unId(700),
  titulo: 'Prueba final',
  curso,
  intentos: 2,
  alVencer: 'entregar',
  toleranciaSegundos: 5,
  graciaMinutos: 60,
  porPagina: 1,
  secuencial: false,
  practica: false,
  durante: [],
  secciones: ['Primera parte'],
  preguntas: [0, 1].map((lugar) => ({
    lugar,
    seccion: 0,
    bajo: null,
    puntos: 2,
    resta: '0',
    tipo: 'unica',
    publica: {
      tipo: 'unica',
      enunciado: `<p>¿Qué haces en la ${lugar + 1}?</p>`,
      opciones: [
        { id: 'aaaa', texto: '<p>Avisar</p>', fija: false },
        { id: 'bbbb', texto: '<p>Seguir</p>', fija: false },
      ],
      barajar: false,
    },
    revision: 0,
    respuesta: null,
    guardadaEn: null,
    ofrecida: null,
  })),
  alcanzada: 0,
  epoca: 1,
  escribe: true,
  libre: false,
  ahora: ahora(),
  ...values,
});

const unRecibo = (intento: IntentoEnCurso, values: Partial<Recibo> = {}): Recibo =>
  reciboDe({
    intentoId: intento.id,
    empezadoEn: intento.empezadoEn,
    entregadoEn: ahora(),
    respondidas: 1,
    ...values,
  });

const revisado = (intento: IntentoEnCurso, values: Partial<IntentoRevisado> = {}): IntentoRevisado =>
  unRevisado({ recibo: unRecibo(intento), ...values });

const guarda = () =>
  on(api.guardar, ({ body }) => ({
    guardadas: body.entradas.map(({ lugar, revision }) => ({ lugar, revision })),
    venceEn: dentroDe(30),
    ahora: ahora(),
  }));

const novedades = (
  { estado, epoca, venceEn, motivo }: IntentoEnCurso,
  mensajes: Novedades['mensajes'] = [],
) => on(api.leerNovedades, { estado, epoca, venceEn, motivo, mensajes, ahora: ahora() });

async function enLaSala(intento = unIntento(), seen = 'Pregunta 1 de 2') {
  forgetTabName();
  on(api.leerEvaluacion, porDentro());
  const empezadas = on(api.empezar, intento);
  const guardadas = guarda();
  const page = await renderPage(`/evaluacion/${EVALUACION}`);
  const boton = await page.screen.findByRole('button', { name: 'Empezar la prueba' });
  await page.user.dblClick(boton);
  await page.screen.findByText(seen);
  return { ...page, intento, empezadas, guardadas };
}

test('antes de empezar se dice el tiempo, los intentos y lo que se anota', async () => {
  on(api.leerEvaluacion, porDentro());
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await screen.findByText('30 minutos');
  expect(screen.getByText('Te quedan 2 intentos.')).toBeTruthy();
  expect(screen.getByText('2 preguntas, 4 puntos')).toBeTruthy();
  expect(screen.getByText(/Hay 5 segundos de margen/)).toBeTruthy();
  expect(screen.getByText('Qué se anota')).toBeTruthy();
  expect(
    screen.getByText('Verás tu nota al entregar. Las respuestas correctas, cuando no te queden intentos.'),
  ).toBeTruthy();
});

test('lo que no se puede empezar dice por qué y no tiene botón', async () => {
  on(api.leerEvaluacion, porDentro({ motivo: 'Se abre al completar «Lectura»' }));
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await screen.findByText('Se abre al completar «Lectura».');
  expect(screen.queryByRole('button', { name: /Empezar/ })).toBeNull();
});

const unHecho = (): EvaluacionPorDentro['historial'][number] => ({
  id: unId(next++),
  numero: 1,
  estado: 'entregado',
  empezadoEn: ahora(),
  venceEn: null,
  motivo: null,
  entregadoEn: ahora(),
  nota: 8.5,
  provisional: false,
  aprobado: true,
  heredado: false,
  anulado: null,
  codigo: 'K7PF3QXM',
});

test('de una prueba cerrada que se hizo quedan la nota y su revisión, sin lo que solo importa al empezar', async () => {
  const datos = porDentro({ nota: 8.5, aprobada: true, historial: [unHecho()] });
  on(api.leerEvaluacion, { ...datos, evaluacion: { ...datos.evaluacion, estado: 'cerrada' } });
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  const resultado = await screen.findByRole('region', { name: 'Tu resultado' });
  expect(resultado.textContent).toContain('8,5Aprobada.');
  expect(screen.getAllByRole('link', { name: 'Ver la revisión' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Cómo es esta prueba' })).toBeTruthy();
  expect(screen.queryByText('Antes de empezar')).toBeNull();
  expect(screen.queryByText('Qué se anota')).toBeNull();
});

test('quien ya la hizo y puede repetirla lee cómo le fue antes que las reglas', async () => {
  on(api.leerEvaluacion, porDentro({ nota: 8.5, aprobada: true, historial: [unHecho()] }));
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  const resultado = await screen.findByRole('region', { name: 'Tu resultado' });
  const reglas = screen.getByRole('heading', { name: 'Antes de empezar' });
  expect(resultado.compareDocumentPosition(reglas)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('una contraseña equivocada se dice en su campo, y lo escrito se queda', async () => {
  forgetTabName();
  const datos = porDentro();
  on(api.leerEvaluacion, { ...datos, evaluacion: { ...datos.evaluacion, conContrasena: true } });
  on(api.empezar, () => {
    throw refused(403, 'CONTRASENA_DE_PRUEBA', {
      fields: { contrasena: 'Esa no es la contraseña de la prueba.' },
    });
  });
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}`);
  const campo = await screen.findByLabelText('Contraseña de la prueba');
  await user.type(campo, 'abc');
  await user.click(screen.getByRole('button', { name: 'Empezar la prueba' }));
  await screen.findByText('Esa no es la contraseña de la prueba.');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña de la prueba').value).toBe('abc');
});

test('en una prueba con puerta se espera en ella sin empezar nada', async () => {
  on(api.leerEvaluacion, porDentro({ puerta: 'cerrada' }));
  const esperas = on(api.esperar, { puerta: 'cerrada', ahora: ahora() });
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}`);
  await user.click(await screen.findByRole('button', { name: 'Esperar en la puerta' }));
  await screen.findByText(/Estás en la puerta/);
  expect(esperas).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Esperar en la puerta' })).toBeNull();
  expect(screen.queryByText(/Acabará/)).toBeNull();
});

test('en cuanto la puerta se abre se entra sola, una vez', async () => {
  forgetTabName();
  let puerta: 'cerrada' | 'abierta' = 'cerrada';
  on(api.leerEvaluacion, () => porDentro({ puerta }));
  on(api.esperar, () => {
    puerta = 'abierta';
    return { puerta, ahora: ahora() };
  });
  const empezadas = on(api.empezar, () => {
    throw refused(409, 'SIN_INTENTOS');
  });
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}`);
  await user.click(await screen.findByRole('button', { name: 'Esperar en la puerta' }));
  await screen.findByRole('button', { name: 'Empezar la prueba' });
  await waitFor(() => expect(empezadas).toHaveLength(1));
});

test('se empieza una vez por mucho que se pulse; responder se guarda y se dice', async () => {
  const { screen, user, empezadas, guardadas } = await enLaSala();
  expect(empezadas).toHaveLength(1);
  await user.click(await screen.findByRole('radio', { name: /Avisar/ }));
  await screen.findByText('Respuesta guardada');
  expect(guardadas.flatMap(({ body }) => body.entradas)).toMatchObject([
    { lugar: 0, revision: 1, respuesta: { opcion: 'aaaa' } },
  ]);
});

test('con el teclado: una letra responde, M marca y la flecha pasa', async () => {
  const { screen, user } = await enLaSala();
  await screen.findByRole('radio', { name: /Seguir/ });
  await user.keyboard('b');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Seguir/ }).checked).toBe(true);
  await user.keyboard('m');
  expect(screen.getByRole('button', { name: 'Marcada' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Pregunta 2 de 2');
});

test('entregar nombra lo que falta, lleva hasta ello, y al recibirse enseña el recibo', async () => {
  const { screen, user, intento } = await enLaSala();
  await user.click(await screen.findByRole('radio', { name: /Avisar/ }));
  await screen.findByText('Respuesta guardada');
  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  let dialogo = await screen.findByRole('dialog');
  expect(within(dialogo).getByText(/Te queda 1 pregunta sin responder/)).toBeTruthy();
  await user.click(within(dialogo).getByRole('button', { name: 'Pregunta 2, sin responder' }));
  await screen.findByText('Pregunta 2 de 2');

  const entregas = on(api.entregar, { ...unRecibo(intento), quedan: [] });
  on(api.leerRevision, revisado(intento));
  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  dialogo = await screen.findByRole('dialog');
  await user.click(within(dialogo).getByRole('button', { name: 'Entregar' }));
  await screen.findByRole('heading', { name: 'Recibo' });
  expect(screen.getByText('K7PF-3QXM')).toBeTruthy();
  expect(entregas[0]?.body).toMatchObject({ revisiones: { 0: 1 }, aunqueFalten: false });
});

test('una pregunta que no se puede mostrar deja responder las demás y entregar', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const base = unIntento({ porPagina: 2 });
  const [rota, sana] = base.preguntas;
  if (!rota?.publica || !sana) throw new Error('faltan preguntas');
  // What was kept of it is not what its player expects.
  const multiple = { tipo: 'multiple', revision: 1, respuesta: { opciones: 5 } } as const;
  const publica = { ...rota.publica, tipo: 'multiple' };
  const preguntas = [{ ...rota, ...multiple, publica }, sana] as typeof base.preguntas;
  const { screen, user, intento, guardadas } = await enLaSala({ ...base, preguntas }, 'Pregunta 2 de 2');
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toBe(
    'La pregunta 1 no se pudo mostrarLo que respondiste en ella se conserva. Puedes seguir con las demás y entregar.Reintentar',
  );
  await user.click(await screen.findByRole('radio', { name: /Avisar/ }));
  await screen.findByText('Respuesta guardada');
  await user.click(within(aviso).getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('La pregunta 1 no se pudo mostrar')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Avisar/ }).checked).toBe(true);

  const entregas = on(api.entregar, { ...unRecibo(intento), quedan: [] });
  on(api.leerRevision, revisado(intento));
  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entregar' }));
  await screen.findByRole('heading', { name: 'Recibo' });
  // Nobody wrote over the answer that could not be drawn.
  expect(guardadas.flatMap(({ body }) => body.entradas.map(({ lugar }) => lugar))).toEqual([1]);
  expect(entregas[0]?.body).toMatchObject({ revisiones: { 0: 1, 1: 1 } });
});

test('si la entrega traía otra respuesta que no se tomó, el recibo dice cuál y qué cuenta', async () => {
  const { screen, user, intento } = await enLaSala();
  await user.click(await screen.findByRole('radio', { name: /Avisar/ }));
  const recibo = unRecibo(intento, { noTomadas: [0] });
  on(api.entregar, { ...recibo, quedan: [{ lugar: 0, revision: 1, respuesta: null }] });
  on(api.leerRevision, revisado(intento, { recibo }));
  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entregar' }));
  await screen.findByRole('heading', { name: 'Recibo' });
  expect(screen.getByText('No se tomó')).toBeTruthy();
  expect(
    screen.getByText('la 1: tu equipo envió otra respuesta, y cuenta lo que ya habíamos recibido'),
  ).toBeTruthy();
});

async function conEntregaSinRespuesta() {
  forgetTabName();
  const intento = unIntento();
  const [attempt, pulsadoEn] = [{ usuarioId: unId(1), intentoId: intento.id, intento }, ahora()];
  const journal = await openJournal();
  const rest = { pestana: 'pestana-1', epoca: 1, aunqueFalten: true, marcadas: [] };
  await journal.writeAttempt({ ...attempt, ...rest, pulsadoEn });
  on(api.leerEvaluacion, porDentro({ historial: [{ ...unHecho(), id: intento.id }], intentosHechos: 1 }));
  return { intento, quedan: () => journal.readAll(attempt.usuarioId) };
}

test('si llegó una entrega cuya respuesta se perdió, al volver a la prueba se enseña su recibo', async () => {
  const { intento, quedan } = await conEntregaSinRespuesta();
  on(api.entregar, { ...unRecibo(intento), quedan: [] });
  on(api.leerRevision, revisado(intento));
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await screen.findByRole('heading', { name: 'Recibo' });
  expect(await quedan()).toEqual([]);
});

test('la que no se puede decir que llegó no echa a nadie de la puerta de la prueba', async () => {
  const { quedan } = await conEntregaSinRespuesta();
  const pedidas = on(api.entregar, () => {
    throw lost();
  });
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await expect.poll(() => pedidas.length).toBe(1);
  await screen.findByRole('heading', { name: 'Tus intentos' });
  expect(await quedan()).toHaveLength(1);
});

test('un archivo sigue subiendo aunque se pase de pregunta; entregar antes lo nombra, y al llegar es la respuesta', async () => {
  const servidor = openUploads();
  const soltar = servidor.hold();
  on(archivosApi.leerLimites, unosLimites(100 * MB));
  const foto = { nombre: 'foto.jpg', tipo: 'image/jpeg', bytes: 4, ancho: null, alto: null };
  on(archivosApi.terminar, ({ id }) => ({ id, ...foto, creadoEn: ahora() }));
  on(archivosApi.leerUno, ({ id }) => ({ id, ...foto, creadoEn: ahora() }));
  const base = unIntento();
  const [, segunda] = base.preguntas;
  const publica = { tipo: 'archivo', enunciado: '<p>Sube tu foto.</p>', maxArchivos: 1 } as const;
  const primera = { ...segunda, lugar: 0, tipo: 'archivo', publica } as (typeof base.preguntas)[number];
  const { screen, user, guardadas } = await enLaSala({
    ...base,
    preguntas: base.preguntas.with(0, primera),
  });
  const campo = await screen.findByLabelText('Elegir archivos', { selector: 'input' });
  await user.upload(campo, new File(['foto'], 'foto.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('progressbar');
  await user.click(screen.getAllByRole('button', { name: 'Siguiente' })[0] as HTMLElement);
  await screen.findByText('Pregunta 2 de 2');
  expect(screen.getAllByText('Subiendo 1 archivo…')).not.toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  const dialogo = await screen.findByRole('dialog');
  expect(within(dialogo).getByText(/«foto.jpg» todavía está subiendo/)).toBeTruthy();
  expect(within(dialogo).getByRole('button', { name: 'Entregar sin ese archivo' })).toBeTruthy();

  soltar();
  await within(dialogo).findByRole('button', { name: 'Entregar' });
  await waitFor(() =>
    expect(guardadas.flatMap(({ body }) => body.entradas)).toMatchObject([
      { lugar: 0, respuesta: { archivoIds: [unId(1)] } },
    ]),
  );
});

test('sin red se puede seguir y entregar: se dice que saldrá sola', async () => {
  const { screen, user } = await enLaSala();
  on(api.guardar, () => {
    throw lost();
  });
  on(api.entregar, () => {
    throw lost();
  });
  await user.click(await screen.findByRole('radio', { name: /Avisar/ }));
  await screen.findByText('Solo en este dispositivo, por enviar');
  await user.click(screen.getByRole('button', { name: 'Entregar la prueba' }));
  const dialogo = await screen.findByRole('dialog');
  await user.click(within(dialogo).getByRole('button', { name: 'Entregar' }));
  await screen.findByText(/Se entregará en cuanto haya conexión/);
});

test.each([
  ['con una por página, el mapa señala la que se ve', 1, 1],
  ['con todas a la vista, el mapa no señala ninguna', null, 0],
] as const)('%s', async (_, porPagina, current) => {
  const { screen } = await enLaSala(unIntento({ porPagina }));
  const map = await screen.findAllByRole('button', { name: /^Pregunta \d, sin responder/ });
  expect(map.filter((cell) => cell.hasAttribute('aria-current'))).toHaveLength(current);
});

test('a quien le dieron más tiempo se le dice hasta qué día y por qué, antes de entrar y dentro', async () => {
  const motivo = 'Se fue la luz en Getafe';
  const intento = unIntento({ motivo, venceEn: dentroDe(3 * 24 * 60) });
  forgetTabName();
  on(api.leerEvaluacion, porDentro({ enCurso: intento }));
  on(api.leerIntento, intento);
  novedades(intento);
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}`);
  const hueco = await screen.findByRole('region', { name: 'Tu intento en curso' });
  expect(hueco.textContent).toContain(`El motivo: ${motivo}`);
  expect(hueco.textContent).toMatch(/Acaba el \S+ a las? \d/);
  await user.click(screen.getByRole('link', { name: 'Continuar' }));
  await screen.findByText('Pregunta 1 de 2');
  expect(screen.getByText(`Te dieron más tiempo. El motivo: ${motivo}`)).toBeTruthy();
  expect(screen.getByText(/Se entrega sola el \S+ a las? \d/)).toBeTruthy();
});

test('quien perdió el curso con la prueba empezada puede seguirla, y nada la lleva a lo que ya no tiene', async () => {
  const motivo = 'Ya no tienes este curso';
  on(api.leerEvaluacion, porDentro({ enCurso: unIntento(), inscrito: false, motivo }));
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await screen.findByRole('link', { name: 'Continuar' });
  expect(screen.getByText('Prueba de Prevención')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Prevención|Volver al curso/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver a Mis pruebas' })).toBeTruthy();
});

test('de una prueba hecha cuyo curso se retiró, tampoco: se vuelve a Mis pruebas', async () => {
  const motivo = 'El curso se ha retirado';
  on(api.leerEvaluacion, porDentro({ enCurso: null, inscrito: false, motivo, intentosHechos: 1 }));
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`);
  await screen.findByRole('link', { name: 'Volver a Mis pruebas' });
  expect(screen.queryByRole('link', { name: /Prevención|Volver al curso/ })).toBeNull();
});

test('el recibo de una prueba reabierta dice que está abierta y lleva a ella: ni sello ni impresión', async () => {
  const intento = unIntento();
  on(api.leerEvaluacion, porDentro());
  on(
    api.leerRevision,
    revisado(intento, {
      recibo: unRecibo(intento, { estado: 'en_curso', entregadoEn: null, causa: null, codigo: null }),
      nota: null,
      aprobado: null,
      seVe: [],
    }),
  );
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}?recibo=${intento.id}`);
  await screen.findByRole('heading', { name: 'La prueba está abierta' });
  screen.getByText(/Lo que respondiste sigue guardado/);
  screen.getByRole('link', { name: 'Volver a la prueba' });
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});

test('en una prueba sin vuelta, el segundo clic de uno doble no deja atrás la pregunta que acaba de llegar', async () => {
  const [una] = unIntento().preguntas;
  const preguntas = [0, 1, 2].flatMap((lugar) => (una ? [{ ...una, lugar }] : []));
  const intento = unIntento({ secuencial: true, preguntas });
  const avanzadas = on(api.avanzar, { ...intento, alcanzada: 1 });
  forgetTabName();
  on(api.leerEvaluacion, porDentro());
  on(api.empezar, intento);
  guarda();
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}`);
  await user.click(await screen.findByRole('button', { name: 'Empezar la prueba' }));
  await screen.findByText('Pregunta 1 de 3');
  screen.getByText('Al pasar a la siguiente ya no se vuelve a esta.');
  expect(document.activeElement?.id).toBe('enunciado-0');
  expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
  vi.setSystemTime(Date.now() + 1_000);
  const seguir = () => user.click(screen.getAllByRole('button', { name: 'Siguiente' })[0] as HTMLElement);
  await seguir();
  await screen.findByText('Pregunta 2 de 3');
  expect(document.activeElement?.id).toBe('enunciado-1');
  await seguir();
  expect(avanzadas).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1_000);
  await seguir();
  expect(avanzadas).toHaveLength(2);
  vi.useRealTimers();
});

test('en otra pestaña solo se mira, hasta que se toma el control', async () => {
  forgetTabName();
  const intento = unIntento({ epoca: 4, escribe: false });
  on(api.leerIntento, intento);
  novedades(intento);
  guarda();
  const tomadas = on(api.tomar, { ...intento, epoca: 5, escribe: true });
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}?intento=${intento.id}`);
  await screen.findByText('Aquí solo puedes mirar');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Avisar/ })).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Tomar el control aquí' }));
  await screen.findByText('Ahora respondes aquí.');
  expect(tomadas).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Avisar/ }).disabled).toBe(false);
});

test('un mensaje de la sala aparece sobre la pregunta sin taparla, y se confirma una vez', async () => {
  forgetTabName();
  const intento = unIntento();
  on(api.leerIntento, intento);
  novedades(intento, [{ id: unId(950), de: 'Marta Gil', texto: 'Es el pasillo 4.', en: ahora() }]);
  const vistos = on(api.confirmarMensajes, undefined);
  const { screen, user } = await renderPage(`/evaluacion/${EVALUACION}?intento=${intento.id}`);
  await screen.findByText('Es el pasillo 4.');
  expect(screen.getByText('Pregunta 1 de 2')).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByText('Es el pasillo 4.')).toBeNull());
  expect(vistos.map(({ body }) => body)).toEqual([{ ids: [unId(950)] }]);
});

const MIRADA = unaSesion({ mirada: { quien: 'Marta Gil', hasta: dentroDe(60) } });

test('quien mira como otra persona lee una frase en el lugar de la sala, y no se pide ni una pregunta', async () => {
  const intento = unIntento({ epoca: 4, escribe: false, libre: true });
  const leidas = on(api.leerIntento, intento);
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}?intento=${intento.id}`, { sesion: MIRADA });
  await screen.findByRole('heading', { level: 1, name: /está haciendo esta prueba/ });
  expect(screen.getByText(/Aquí solo miras/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(leidas).toHaveLength(0);
});

test('quien mira como otra persona lee junto al botón por qué no empieza nada', async () => {
  on(api.leerEvaluacion, porDentro());
  const { screen } = await renderPage(`/evaluacion/${EVALUACION}`, { sesion: MIRADA });
  const boton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Empezar la prueba' });
  expect(boton.disabled).toBe(true);
  expect(boton.parentElement?.textContent).toContain('Aquí solo miras: la empieza quien hace el curso.');
});

test.each([
  ['recibo', 'Cargando el recibo…'],
  ['revision', 'Cargando la revisión…'],
])(
  'abierta en frío por su dirección, mientras llega se espera un %s y no la portada',
  async (que, palabras) => {
    on(api.leerRevision, () => new Promise<never>(() => undefined));
    const { screen } = await renderPage(`/evaluacion/${EVALUACION}?${que}=${unId(990)}`);
    await screen.findByText(palabras);
    expect(screen.queryByText('Cargando la prueba…')).toBeNull();
  },
);
