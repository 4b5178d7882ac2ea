import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CODIGOS } from '@catedra/shared/core/codigos.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly parameters?: readonly { readonly name: string; readonly schema: unknown }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, unknown>> };
}

const { anonymous } = await createTestApp();
const { body: served } = await anonymous.get('/api/openapi.json');
const body = served as unknown as Document;
const operations = Object.entries(body.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, requestBody, parameters, responses }]) => ({
    address: `${method} ${path}`,
    operationId,
    requestBody,
    parameters,
    responses,
  })),
);

test('el documento de la API es el de ahora: si no, `npm run openapi` lo vuelve a escribir', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
  expect(`${JSON.stringify(body, null, 2)}\n`).toBe(kept);
});

test('cada operación tiene un nombre solo suyo, que sirve de nombre de función', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.length).toBeGreaterThan(280);
  expect(names.filter((name, i) => !/^[a-z][A-Za-z0-9]+$/.test(name) || names.indexOf(name) !== i)).toEqual(
    [],
  );
  expect(names).toContain('enviarCursosPorIdPublicar');
});

test('cada operación dice cómo puede fallar, y el documento qué forma tiene cada fallo', () => {
  const named = operations.flatMap(({ address, responses }) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, response]) => ({ address, status, response })),
  );
  const known = new Set(
    Object.keys(body.components.responses).map((name) => `#/components/responses/${name}`),
  );
  expect(operations.filter(({ responses }) => !('500' in responses && 'default' in responses))).toEqual([]);
  expect(named.filter(({ response }) => !known.has((response as { $ref: string }).$ref))).toEqual([]);
});

/** What is given whole to who knows what it is: an answer by its question, a draft by its form, a list by its commas. */
const OPEN = /^(respuesta|additionalProperties|propertyNames|ids|columnas|nueva)$/;

const endless = (schema: unknown, name: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type } = schema as { readonly type?: unknown };
  const limited = ['enum', 'const', 'maxLength', 'pattern', 'format'].some((limit) => limit in schema);
  const own = (type === 'string' && !limited) || Object.keys(schema).length === 0 ? [name] : [];
  return [
    ...own.filter((one) => !OPEN.test(one)),
    ...Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'default') return [];
      if (key === 'properties')
        return Object.entries(value as object).flatMap(([field, one]) => endless(one, field));
      return endless(value, ['additionalProperties', 'propertyNames'].includes(key) ? key : name);
    }),
  ];
};

test('todo texto que se envía dice su límite', () => {
  const found = operations.flatMap(({ address, requestBody, parameters = [] }) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => endless(schema, 'body')),
    ...parameters.flatMap(({ name, schema }) => endless(schema, name)).map((name) => `${address} ${name}`),
  ]);
  expect(found).toEqual([]);
});

const packages = resolve(import.meta.dirname, '../..');
const CALLED =
  /\b(?:DomainError|SheetRefusal|conflicto|formato|limite|contenido|deContrasena)\(\s*(?:\d{3},\s*)?'([A-Z_]+)'|\[\d{3}, '([A-Z_]+)'/g;

test('el documento nombra todos los códigos de fallo que hay, y ninguno más', () => {
  const texts = globSync(['{shared,server}/src/**/*.ts'], { cwd: packages })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(packages, file), 'utf8'))
    .filter((text) => /DomainError|SheetRefusal/.test(text));
  const rules = globSync(['server/src/base/reglas/**/*.sql'], { cwd: packages }).map((file) =>
    readFileSync(join(packages, file), 'utf8'),
  );
  const written = new Set([
    ...texts.flatMap((text) =>
      [...text.matchAll(CALLED)].map(([, called, listed]) => called ?? listed ?? ''),
    ),
    ...rules.flatMap((text) => [...text.matchAll(/message = '([A-Z_]+)'/g)].map(([, code = '']) => code)),
  ]);
  expect([...written].toSorted()).toEqual([...CODIGOS]);
});
