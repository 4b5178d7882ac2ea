import cola from '#pages/entregas/cola/Cola.module.css';

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['1', '6'], 'nivel'],
  [['↑', '↓'], 'criterio'],
  [['C'], 'comentar lo elegido, o el comentario'],
  [['/'], 'comentarios guardados'],
  [['J', 'K'], 'siguiente, anterior'],
  [['L'], 'luego'],
  [['Ctrl', 'Intro'], 'guardar y siguiente'],
];

/** What each key does while one after another is marked. */
export const MarkKeys = () => (
  <p className={cola.keys} aria-hidden>
    {KEYS.map(([keys, what]) => (
      <span key={what}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {what}
      </span>
    ))}
  </p>
);
