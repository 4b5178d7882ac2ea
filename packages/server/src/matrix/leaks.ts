import type { Persona } from '#matrix/cast.ts';
import type { Scene } from '#matrix/scene.ts';
import type { Asked } from '#matrix/send.ts';
import type { World } from '#matrix/world.ts';

/** What the academy asks of people: whoever sees somebody may meet it. */
const FIELDS = ['campoId', 'opcionId', 'otraOpcionId'];
/** Whoever edits some course chooses among the designs of its certificates; whoever records what people did elsewhere, in the catalogue. */
const OF_ALL_TUTORS = new Set([...FIELDS, 'disenoId', 'entradaId']);
const OF_PEOPLE = new Set(['usuarioId', 'correo', ...FIELDS]);
const TELLING = /^[0-9a-f-]{36}$|@/;

/** Names and slugs may stand in other words; ids and addresses are nobody else's. */
const tellingOf = (world: object, except: ReadonlySet<string> = new Set()): string[] =>
  Object.entries(world).flatMap(([name, value]) =>
    typeof value === 'string' && TELLING.test(value) && !except.has(name) ? [value] : [],
  );

/** Where this person changes nothing, whatever they may do elsewhere; null for those who reach everything. */
export function worldOutOfReach(who: Persona, scene: Scene): World | null {
  if (who === 'ajeno' || who === 'limitado' || who === 'tutorAjeno') return scene;
  return who === 'inscrito' || who === 'tutor' ? scene.otro : null;
}

export function foreignTo(who: Persona | 'mirada', { otro, abiertoId: _open, ...suyo }: Scene): string[] {
  if (who === 'ajeno') return [...tellingOf(suyo), ...tellingOf(otro)];
  if (who === 'limitado') return [...tellingOf(suyo, OF_PEOPLE), ...tellingOf(otro, OF_PEOPLE)];
  if (who === 'tutorAjeno') return tellingOf(suyo, OF_ALL_TUTORS);
  if (who === 'inscrito' || who === 'mirada' || who === 'tutor') return tellingOf(otro);
  return [];
}

/** What this person reads of others, besides what they wrote in the request themselves. */
export function leaks(who: Persona | 'mirada', scene: Scene, { path, body }: Asked, text: string): string[] {
  const said = path + JSON.stringify(body ?? '');
  const names = new Map([...Object.entries(scene.otro), ...Object.entries(scene)].map(([k, v]) => [v, k]));
  // What is in the bin is nowhere else, whoever looks.
  const tirado = path.startsWith('/api/papelera') ? [] : [scene.tiradaId, scene.otro.tiradaId];
  return [...foreignTo(who, scene), ...tirado]
    .filter((one) => text.includes(one) && !said.includes(one))
    .map((one) => names.get(one) ?? one);
}
