import { fugas } from '#matrix/audiences.ts';
import { type Cast, PERSONAS, type Persona } from '#matrix/cast.ts';
import { foreignTo } from '#matrix/leaks.ts';
import type { Scene } from '#matrix/scene.ts';
import type { Listening } from '#testing/client.ts';

type Oyente = Persona | 'mirada';
const OYENTES: readonly Oyente[] = [...PERSONAS, 'mirada'];
const FEED = { method: 'GET', path: '/api/cambios' } as const;

/** What somebody hears rightly of a scene that is not theirs. */
const RIGHTLY: Readonly<Record<string, string>> = {
  'ajeno: campoId': 'everyone hears which field of people changed, and reads again what they see of it',
  'tutorAjeno: usuarioId':
    'whoever administers puts them into the group of the others, whose tutor sees them since',
  'tutorAjeno: preguntaId':
    'whoever administers takes it to a folder of the others, whose tutor sees it since',
};

/** Everybody's screen, open while the scene changes. */
export interface Feeds {
  /** Each with the screen open, also whoever was signed out; what is of this scene is looked for from now on. */
  follow(scene: Scene): Promise<void>;
  /** Once this course, which anyone may read, was changed: what each was told of that is not for them. */
  leaked(cursoId: string): Promise<string[]>;
}

export function openFeeds(cast: Cast): Feeds {
  const open = new Map<Oyente, Listening>();
  const told = new Map<Oyente, Listening[]>();
  const scenes = new Set<Scene>();

  const openOf = async (quien: Oyente): Promise<void> => {
    const feed = await cast[quien].listen();
    open.set(quien, feed);
    told.set(quien, [...(told.get(quien) ?? []), feed]);
    void feed.ended.then(() => open.get(quien) === feed && open.delete(quien));
  };

  return {
    async follow(scene) {
      scenes.add(scene);
      await Promise.all(OYENTES.filter((quien) => !open.has(quien)).map(openOf));
    },
    async leaked(cursoId) {
      await Promise.all([...open.values()].map((feed) => feed.until(({ data }) => data['id'] === cursoId)));
      for (const feed of open.values()) feed.stop();
      return OYENTES.flatMap((quien) => {
        const text = JSON.stringify((told.get(quien) ?? []).flatMap(({ heard }) => heard));
        const ids = [...scenes].flatMap((scene) =>
          foreignTo(quien, scene).flatMap((id) => (text.includes(id) ? [nameIn(scene, id)] : [])),
        );
        const words = fugas(quien, FEED, { status: 200, code: undefined, text, told: '' });
        return [...new Set([...ids, ...words])]
          .map((que) => `${quien}: ${que}`)
          .filter((one) => !(one in RIGHTLY));
      });
    },
  };
}

const nameIn = ({ otro, ...suyo }: Scene, id: string): string =>
  Object.entries(suyo).find(([, one]) => one === id)?.[0] ??
  `${Object.entries(otro).find(([, one]) => one === id)?.[0]} de otros`;
