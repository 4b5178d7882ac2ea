import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hasWords } from '#platform/db/search.ts';
import { compiled } from '#platform/db/statement.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

describe('buscar una dirección', () => {
  test.each([
    ['ana.ruiz@empresa.example', 'ana.ruiz@'],
    ['JOSE_1@empresa', 'JOSE\\_1@'],
    ['raro@ana@empresa', 'raro@ana@'],
  ])('de «%s» el índice busca «%s», y el resto se mira en lo encontrado', (searched, whose) => {
    const { text, values } = compiled(hasWords(sql`busqueda`, searched));
    expect(text).toContain("busqueda like (select '%' || llano($1) || '%') and (busqueda || '') like");
    expect(values).toEqual([whose, searched.replace('_', '\\_')]);
  });

  test.each(['yo@empresa.example', '@empresa.example', 'ana.ruiz@', 'ana.ruiz'])(
    '«%s» se busca entero',
    (searched) => {
      expect(compiled(hasWords(sql`busqueda`, searched)).values).toEqual([searched]);
    },
  );

  test('se encuentra a quien la tiene, y no a quien solo tiene la mitad', async () => {
    const admin = await school.superAdministrador();
    const una = await school.persona({ correo: 'marisol.peña@una-direccion.example' });
    await school.persona({ correo: 'marisol.peña@otra-direccion.example' });
    await school.persona({ correo: 'otra@una-direccion.example' });
    const { body } = await admin.get(`/api/usuarios?buscar=${encodeURIComponent('Marisol.Pena@una-dir')}`);
    expect(body.datos).toMatchObject([{ id: una.id }]);
    const { rows } = await platform.db.execute(
      sql`select 1 as n where ${hasWords(sql`'ana@una.example'`, 'ana@otra')} or ${hasWords(sql`'bea@una.example'`, 'ana@una')}`,
    );
    expect(rows).toEqual([]);
  });
});
