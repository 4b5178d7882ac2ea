import Fastify from 'fastify';
import pg from 'pg';

/** Bare references: Fastify with one prepared SELECT, with one INSERT committed with fsync. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await pool.query('create table if not exists referencia (id bigserial primary key, texto text not null)');
await pool.query(`insert into referencia (texto) select 'fila ' || n from generate_series(1, 1000) n`);

const app = Fastify();
app.get('/select', async () => {
  const { rows } = await pool.query({
    name: 'uno',
    text: 'select id, texto from referencia where id = $1',
    values: [500],
  });
  return rows[0];
});
// The same, under so many bytes: what sending them costs is the machine's affair and nobody's merit.
app.get<{ Params: { bytes: string } }>('/select/:bytes', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'uno',
    text: 'select id, texto from referencia where id = $1',
    values: [500],
  });
  return { ...rows[0], peso: 'x'.repeat(Number(params.bytes)) };
});
app.post('/insert', async () => {
  const { rows } = await pool.query({
    name: 'mete',
    text: 'insert into referencia (texto) values ($1) returning id',
    values: ['x'],
  });
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('listo');
