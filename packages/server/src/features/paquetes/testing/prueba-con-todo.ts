import { randomUUID } from 'node:crypto';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { retocada } from '@catedra/shared/preguntas/textos.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { banco, componer, cuerpo, sorteo } from '#features/preguntas/testing/banco.ts';
import type { Client } from '#testing/client.ts';

interface Donde {
  readonly cursoId: string;
  readonly actividadId: string;
  /** A file of the course that a question shows. */
  readonly dibujo: string;
}

/** An evaluation that asks one of every kind, with draws, sections, bands and a password. */
export async function componerConTodo(admin: Client, { cursoId, actividadId, dibujo }: Donde): Promise<void> {
  const { guardar, nueva, unaCarpeta } = banco(admin);
  const campo = `campo=actividadId&valor=${actividadId}`;
  const evaluacion = cuerpo<Evaluacion>(await admin.get(`/api/evaluaciones/primero?${campo}`));
  const raiz = await unaCarpeta({ cursoId, nombre: 'Banco' });
  const dentro = await unaCarpeta({ cursoId, padreId: raiz.id, nombre: 'Fuegos ñ' });
  const deLaAcademia = await unaCarpeta({ nombre: 'Común de la academia' });

  const lugares: object[] = [];
  let descripcion: string | null = null;
  for (const tipo of TIPOS_DE_PREGUNTA.toReversed()) {
    const { publica, clave } = tipoDePregunta(tipo).ejemplo as never as PreguntaDeAutor;
    // The first text of each says which it is, and shows a file.
    const mitades = retocada({ publica, clave }, (html) =>
      html === publica.enunciado
        ? `${html}<p>${tipo}</p><img src="/archivos/${dibujo}" alt="Plano" />`
        : html,
    );
    const hecha = await guardar(randomUUID(), 0, mitades, {
      carpetaId: dentro.id,
      etiquetas: [tipo, 'todas'],
    });
    if (hecha.status !== 200) throw new Error(`${tipo}: ${JSON.stringify(hecha.body)}`);
    const id = randomUUID();
    lugares.push({
      tipo: 'pregunta',
      id,
      preguntaId: cuerpo<PreguntaDeAutor>(hecha).id,
      puntos: tipo === 'descripcion' ? 0 : 1.5,
      resta: tipo === 'unica' ? '1/4' : null,
      bajo: tipo === 'corta' ? descripcion : null,
    });
    if (tipo === 'descripcion') descripcion = id;
  }
  await nueva(raiz.id, 'Suelta del curso', { etiquetas: ['extra'], correcta: null });
  await nueva(raiz.id, 'Para sortear', { etiquetas: ['extra'] });
  await nueva(deLaAcademia.id, 'De la academia, por carpeta');
  const compuesta = await componer(admin, evaluacion.id, 0, [
    { id: randomUUID(), titulo: 'Primera parte', lugares },
    {
      id: randomUUID(),
      titulo: null,
      lugares: [
        sorteo(1, { carpetaId: deLaAcademia.id }),
        { ...sorteo(1, { etiqueta: 'extra' }), puntos: 2.25, resta: 'opciones' },
      ],
    },
  ]);
  if (compuesta.status !== 200) throw new Error(JSON.stringify(compuesta.body));
  const bandas = [
    { desde: 0, texto: '<p>Repasa</p>' },
    { desde: 5, texto: `<p>Bien</p><img src="/archivos/${dibujo}" alt="" />` },
  ];
  const dichos = { version: 0, contrasena: 'alameda-secreta', bandas };
  await admin.put(`/api/evaluaciones/${evaluacion.id}/secretos`, dichos);
}
