/** What is said of members and of tutors. */
export const WORDS = {
  miembros: {
    añadir: 'Añadir miembros',
    verbo: 'Añadir',
    caption: 'Miembros del grupo',
    desde: 'En el grupo',
    vacio: 'Este grupo aún no tiene miembros',
    ayuda:
      'Añade a las personas que harán sus cursos: las inscribe en todos, también en los que asignes después.',
    quitar: 'Sacar del grupo',
    pregunta: (nombre: string, grupo: string) => `¿Sacar a ${nombre} de ${grupo}?`,
    pierde:
      'Deja de tener los cursos que solo tenía por este grupo, también en la pantalla que tenga abierta. Su progreso se conserva: si vuelve, sigue donde estaba.',
    regla:
      'Quien entra queda inscrito en los cursos del grupo. Quien sale deja de tenerlos, pero conserva su progreso.',
    dicho: (n: number) => (n === 1 ? 'Añadida 1 persona.' : `Añadidas ${n} personas.`),
  },
  tutores: {
    añadir: 'Nombrar tutores',
    verbo: 'Nombrar',
    caption: 'Tutores del grupo',
    desde: 'Tutoriza',
    vacio: 'Este grupo aún no tiene tutores',
    ayuda: 'Un tutor puede hacer en este grupo lo que su perfil le permite «en sus grupos».',
    quitar: 'Quitar como tutor',
    pregunta: (nombre: string, grupo: string) => `¿Quitar a ${nombre} como tutor de ${grupo}?`,
    pierde: 'Deja de poder hacer en este grupo lo que su perfil le permite «en sus grupos».',
    regla: 'Un tutor puede hacer en este grupo lo que su perfil le permite «en sus grupos».',
    dicho: (n: number) => (n === 1 ? 'Nombrado 1 tutor.' : `Nombrados ${n} tutores.`),
  },
} as const;
