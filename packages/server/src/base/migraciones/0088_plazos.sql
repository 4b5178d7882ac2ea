CREATE TABLE "exenciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"hasta" date NOT NULL,
	"dias" smallint DEFAULT 30 NOT NULL,
	"motivo" text NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"terminada_en" timestamp(3) with time zone,
	"terminada_por" uuid,
	"motivo_de_fin" text
);
--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "exento_hasta" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exenciones" ADD CONSTRAINT "exenciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exenciones" ADD CONSTRAINT "exenciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exenciones_por_persona" ON "exenciones" USING btree ("usuario_id","curso_id","en");--> statement-breakpoint
CREATE INDEX "exenciones_por_curso" ON "exenciones" USING btree ("curso_id");--> statement-breakpoint
-- Whoever edits a course gave other dates in it: they go on doing it, as far as they did. The
-- profiles of the system get theirs at every start.
update perfiles set permisos = permisos || array(
    select replace(p, 'cursos:editar', 'plazos:prorrogar') from unnest(permisos) p
     where p in ('cursos:editar', 'cursos:editar:grupos')
       and replace(p, 'cursos:editar', 'plazos:prorrogar') <> all (permisos))
 where not sistema and permisos && array['cursos:editar', 'cursos:editar:grupos'];
