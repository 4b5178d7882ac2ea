import type { Documento } from '#seed/files/make/document.ts';

export const fichaDeRevision: Documento = {
  titulo: 'Ficha de revisión del equipo',
  subtitulo: 'Arnés, elementos de amarre y absorbedor. Para imprimir y guardar en la bolsa del arnés.',
  paginas: [
    [
      {
        parrafo:
          'El equipo que te sujeta se revisa dos veces: tú, antes de cada uso, y una persona competente, al menos una vez al año o con la frecuencia que diga el fabricante. Esta ficha sirve para las dos revisiones.',
      },
      { titulo: '1. Antes de cada uso' },
      {
        parrafo:
          'Extiende el equipo sobre una superficie limpia y con buena luz. Recorre las cintas con los dedos, centímetro a centímetro, doblándolas un poco: los cortes pequeños se notan antes de verse.',
      },
      {
        lista: [
          'La etiqueta se lee: número de serie, norma y fecha de fabricación.',
          'Las cintas no tienen cortes, quemaduras, zonas rígidas ni manchas.',
          'Las costuras están enteras, sin ningún hilo roto ni suelto.',
          'Las hebillas y anillas no tienen grietas, óxido ni deformaciones.',
          'Los conectores cierran y bloquean solos, cinco veces seguidas.',
          'La funda del absorbedor está intacta y el testigo de caída no asoma.',
        ],
        casillas: true,
      },
      { titulo: '2. Qué significa cada defecto' },
      {
        anchos: [0.24, 0.38, 0.38],
        tabla: [
          ['Qué se ve', 'Qué pudo pasar', 'Qué se hace'],
          [
            'Cinta rígida o brillante',
            'Calor, chispas de soldadura o un producto químico',
            'Se retira. No se limpia ni se prueba',
          ],
          ['Hilo suelto en una costura', 'Roce con una arista o desgaste', 'Se retira, aunque sea uno solo'],
          [
            'Conector que no bloquea',
            'Arena, óxido o un golpe',
            'Se limpia y se prueba otra vez; si falla, se retira',
          ],
          [
            'Testigo del absorbedor a la vista',
            'El equipo ya detuvo una caída',
            'Se retira siempre y se avisa al responsable',
          ],
          [
            'Etiqueta ilegible',
            'Uso, sol o lavado',
            'Se retira: sin etiqueta no se sabe qué es ni cuándo caduca',
          ],
        ],
      },
    ],
    [
      { titulo: '3. Cómo se retira un equipo' },
      {
        lista: [
          'Ponle la etiqueta roja con la fecha, tu nombre y el defecto.',
          'Déjalo en el armario de retirados, nunca en su gancho de siempre.',
          'Anótalo en la tabla de la página siguiente y avisa al responsable del almacén.',
          'Nadie lo repara por su cuenta: ni nudos, ni cinta adhesiva, ni costuras a mano.',
        ],
      },
      { titulo: '4. Cuidados que alargan su vida' },
      {
        anchos: [0.5, 0.5],
        tabla: [
          ['Sí', 'No'],
          ['Lavar a mano, con agua tibia y jabón neutro', 'Usar lejía, disolventes o lavadora'],
          ['Secar a la sombra, colgado y al aire', 'Secar al sol, sobre un radiador o con aire caliente'],
          ['Guardar limpio y seco, en su bolsa', 'Dejarlo en el maletero o junto a baterías y pinturas'],
          ['Anotar la fecha del primer uso', 'Marcar las cintas con rotulador o con pintura'],
        ],
      },
      { titulo: '5. Datos del equipo' },
      {
        anchos: [0.35, 0.65],
        tabla: [
          ['Dato', 'Se rellena al estrenarlo'],
          ['Tipo y modelo', ''],
          ['Número de serie', ''],
          ['Norma (EN 361, EN 355…)', ''],
          ['Fecha de fabricación', ''],
          ['Fecha del primer uso', ''],
          ['Persona que lo usa', ''],
          ['Fecha en que caduca', ''],
        ],
      },
      {
        parrafo:
          'Si el equipo cambia de persona, se hace una revisión completa antes de entregarlo y se anota en la tabla.',
      },
    ],
    [
      { titulo: '6. Registro de revisiones y defectos' },
      {
        parrafo:
          'Una línea por cada revisión periódica y una más cada vez que aparece un defecto. Si una sola casilla no está correcta, el equipo se retira.',
      },
      {
        anchos: [0.16, 0.36, 0.2, 0.28],
        vacias: 20,
        tabla: [['Fecha', 'Qué se revisó o qué se encontró', 'Correcto (sí o no)', 'Nombre y firma']],
      },
      {
        parrafo:
          '¿Dudas? Pregunta antes de subir. Ningún trabajo corre tanta prisa como para hacerlo con un equipo en el que no confías.',
      },
    ],
  ],
};
