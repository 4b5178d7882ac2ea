import { emparejar, multiple, ordenar, unica, vf } from '#seed/content/preguntas/elegir.ts';
import { completar, corta, descripcion, numerica } from '#seed/content/preguntas/escribir.ts';
import { type CarpetaDemo, con, formula } from '#seed/content/preguntas/pregunta.ts';

const curso = 'excel-para-gestionar-personas';

export const excel: CarpetaDemo[] = [
  {
    clave: 'excel',
    nombre: 'Excel para gestionar personas',
    curso,
    padre: null,
    etiquetas: [],
    preguntas: {},
  },
  {
    clave: 'excel/listas',
    nombre: 'Listas y limpieza',
    curso,
    padre: 'excel',
    etiquetas: ['excel'],
    preguntas: {
      'lista-sana': multiple(
        '¿Qué reglas cumple una lista sana?',
        [
          '*Una fila, una cosa // Una persona o una ausencia, nunca las dos.',
          '*Una sola fila de encabezados // Con nombres cortos y sin repetir.',
          'Celdas combinadas para los títulos // Rompen los filtros y el orden.',
          'Una fila vacía entre departamentos // Excel cree que la lista termina ahí.',
        ],
        'Una fila, una cosa; una columna, un dato; una sola fila de encabezados y nada de adornos.',
      ),
      'ceros-codigo': unica(
        'Pegas los códigos de empleado y el 0012 se convierte en 12. ¿Qué tenías que haber hecho antes?',
        [
          '*Dar a la columna el formato Texto // Si no vas a sumarlos, no son números.',
          'Escribir los ceros con la letra O // Parecería igual y no coincidiría con nada.',
          'Ensanchar la columna // El ancho no cambia lo que hay en la celda.',
          'Usar el formato Moneda // Seguiría siendo un número.',
        ],
        'Códigos, documentos, teléfonos y códigos postales van como texto.',
      ),
      espacios: corta(
        '¿Qué función quita los espacios del principio y del final de un texto?',
        ['ESPACIOS', '=ESPACIOS', 'ESPACIOS()', '=ESPACIOS(*)'],
        '<code>ESPACIOS</code> quita los de los extremos y deja uno solo entre palabras.',
        { ayuda: 'El nombre de la función', errores: ['LIMPIAR', 'SUSTITUIR', 'RECORTAR'] },
      ),
      nompropio: vf(
        '<code>NOMPROPIO</code> respeta las partículas de los apellidos compuestos, como «de la».',
        false,
        'Convierte «Muñoz de la Peña» en «Muñoz De La Peña».',
        'Con los apellidos compuestos, revisa siempre el resultado a mano.',
      ),
      'orden-limpieza': con(
        ['orden'],
        ordenar(
          'Ordena el trabajo de limpieza de una columna.',
          [
            'Guardar una copia del archivo original',
            'Crear una columna nueva con la fórmula',
            'Revisar unas cuantas filas, sobre todo las raras',
            'Pegar los valores sobre la columna antigua',
          ],
          'La copia va siempre antes que la primera fórmula.',
        ),
      ),
    },
  },
  {
    clave: 'excel/formulas',
    nombre: 'Fórmulas',
    curso,
    padre: 'excel',
    etiquetas: ['excel'],
    preguntas: {
      'contar-dos': unica(
        '¿Con qué función cuentas a quienes trabajan en Getafe <strong>y además</strong> hacen 20 horas o menos?',
        [
          '<code>CONTAR.SI</code> // Admite una sola condición.',
          '*<code>CONTAR.SI.CONJUNTO</code> // Las condiciones van por parejas y se cumplen todas.',
          '<code>SUMAR.SI.CONJUNTO</code> // Suma cantidades, no cuenta filas.',
          '<code>CONTARA</code> // Cuenta las celdas que no están vacías.',
        ],
        'Con dos o más condiciones, <code>CONTAR.SI.CONJUNTO</code>.',
      ),
      porcentaje: con(
        ['cálculo'],
        numerica(
          'De 60 personas, 43 han terminado el curso. ¿Qué porcentaje es? Redondea a un decimal.',
          '71.7',
          `${formula('\\frac{43}{60} \\times 100 = 71{,}7')}. Con grupos pequeños, enseña el número al lado del porcentaje.`,
          {
            margen: '0.05',
            otros: [['72', '1/2', 'Has redondeado a las unidades.']],
            errores: ['72', '43', '0,717'],
          },
        ),
      ),
      'div-cero': unica(
        '<code>PROMEDIO.SI.CONJUNTO</code> devuelve <code>#¡DIV/0!</code>. ¿Qué significa?',
        [
          'Que la fórmula está mal escrita // Daría <code>#¿NOMBRE?</code> u otro aviso.',
          '*Que ninguna fila cumple las condiciones // No hay nada que promediar.',
          'Que alguna nota es un cero // Un cero se promedia sin problema.',
          'Que la columna está oculta // Las columnas ocultas también cuentan.',
        ],
        'No hay nada que promediar. Envuélvelo con <code>SI.ERROR</code> para que lo diga con palabras.',
      ),
      'piezas-buscarx': completar(
        'Completa cómo se lee <code>=BUSCARX(A2;Plantilla[Código];Plantilla[Correo])</code>.',
        'Busca lo que hay en {escrita:A2|la celda A2} en la columna {lista:Código|Correo|Plantilla} y devuelve lo que encuentres en la columna {lista:Correo|Código|A2}.',
        [],
        'La cuarta pieza, opcional y muy recomendable, es qué decir si no aparece.',
      ),
      'buscarv-falso': vf(
        'Si en <code>BUSCARV</code> olvidas el <code>FALSO</code> final, Excel avisa con un error.',
        false,
        'No avisa: busca un valor aproximado y puede darte el sueldo de otra persona.',
        'Sin <code>FALSO</code> la búsqueda es aproximada, y no hay ningún aviso.',
      ),
      'no-encuentra': multiple(
        '<code>BUSCARX</code> no encuentra un código que sí está. ¿Cuáles pueden ser las causas?',
        [
          '*En una hoja es número y en la otra, texto // El 12 y el 0012 no coinciden.',
          '*Sobra un espacio al final // Se arregla con <code>ESPACIOS</code>.',
          'La tabla tiene demasiadas filas // Busca igual en diez que en diez mil.',
          'La columna está a la izquierda // Eso le pasa a <code>BUSCARV</code>.',
        ],
        'Número contra texto y espacios que no se ven: casi siempre es una de las dos.',
      ),
      funciones: emparejar(
        'Une cada pregunta con la función que la responde.',
        [
          ['¿Cuántos años cumplidos lleva en la empresa?', '<code>SIFECHA</code>'],
          ['¿Cuántos días laborables hay entre dos fechas?', '<code>DIAS.LAB</code>'],
          ['¿Cuándo caduca un certificado de 36 meses?', '<code>FECHA.MES</code>'],
          ['¿Cuál es el último día del mes?', '<code>FIN.MES</code>'],
        ],
        ['<code>HOY</code>', '<code>ESNUMERO</code>'],
        'Con estas cuatro resolverás casi todo lo que se pregunta en un departamento de personal.',
      ),
      vacaciones: con(
        ['cálculo'],
        numerica(
          'Alguien se va del lunes 3 al viernes 14 de agosto de 2026, sin festivos en medio. ¿Qué devuelve <code>DIAS.LAB</code>?',
          '10',
          'Cuenta el primero y el último, y descarta sábados y domingos: son 10.',
          { otros: [['12', '0', 'Has contado también el fin de semana.']], errores: ['12', '11', '9'] },
        ),
      ),
    },
  },
  {
    clave: 'excel/dinamicas',
    nombre: 'Tablas dinámicas',
    curso,
    padre: 'excel',
    etiquetas: ['excel'],
    preguntas: {
      'caso-ausencias': con(
        ['casos'],
        descripcion(
          '<p><strong>Caso: las ausencias del trimestre.</strong> La tabla dinámica da 71 días en Atención al cliente y 36 en Getafe. En Atención al cliente trabajan 24 personas; en Getafe, 12.</p>',
        ),
      ),
      'por-persona': con(
        ['casos', 'cálculo'],
        numerica(
          '¿Cuántos días de ausencia por persona hay en Getafe?',
          '3',
          'Son 36 días entre 12 personas: 3 días cada una.',
          { errores: ['36', '12', '2,96'] },
        ),
      ),
      conclusion: con(
        ['casos'],
        unica(
          '¿Qué conclusión puedes escribir en el informe?',
          [
            'En Atención al cliente se falta el doble // Hay el doble de gente.',
            '*Por persona, las ausencias son prácticamente iguales // 2,96 y 3 días.',
            'En Getafe se falta mucho más // La diferencia es de centésimas.',
            'No se puede saber nada con una tabla dinámica // Falta el denominador, y lo tienes.',
          ],
          'Un total sin su denominador engaña más que una mentira.',
        ),
      ),
      actualizar: unica(
        'Has añadido filas a la tabla de origen y la tabla dinámica no cambia. ¿Qué haces?',
        [
          'Crearla otra vez desde cero // No hace falta.',
          '*Pulsar <strong>Datos &gt; Actualizar todo</strong> // No se recalcula sola.',
          'Cerrar y abrir el libro // No siempre se actualiza al abrir.',
          'Copiar las filas a mano en la dinámica // Las celdas de una dinámica no se escriben.',
        ],
        'La tabla dinámica no se recalcula sola.',
      ),
    },
  },
];
