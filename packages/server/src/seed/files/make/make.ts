import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';
import { libroDeFunciones } from '#seed/files/make/libro-de-funciones.ts';
import { portadas } from '#seed/files/make/covers.ts';
import { figurasDeLecturas } from '#seed/files/make/figuras.ts';
import { dibujos } from '#seed/files/make/dibujos.ts';
import { documentoPdf } from '#seed/files/make/document.ts';
import { fichaDeRevision } from '#seed/files/make/ficha-de-revision.ts';
import { planDeEstudio } from '#seed/files/make/plan-de-estudio.ts';

// Draws the files of the demo academy anew: node packages/server/src/seed/files/make/make.ts
const poner = (nombre: string, bytes: Buffer) => writeFile(join(import.meta.dirname, '..', nombre), bytes);

await poner('ficha-de-revision-del-equipo.pdf', documentoPdf(fichaDeRevision));
await poner('plan-de-estudio-semanal.pdf', documentoPdf(planDeEstudio));
await poner('chuleta-de-funciones.xlsx', await buffer(writeXlsx(libroDeFunciones)));
for (const { nombre, dibujar } of dibujos) await poner(nombre, await dibujar());
for (const { nombre, dibujar } of figurasDeLecturas) await poner(nombre, await dibujar());
for (const { curso, dibujar } of portadas) await poner(`portada-${curso}.webp`, await dibujar());
