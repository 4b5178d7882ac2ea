CREATE TABLE "comentarios_guardados" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid,
	"texto" text NOT NULL,
	"guardado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comentarios_guardados" ADD CONSTRAINT "comentarios_guardados_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comentarios_guardados" ADD CONSTRAINT "comentarios_guardados_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comentarios_guardados_propios" ON "comentarios_guardados" USING btree ("usuario_id","guardado_en");--> statement-breakpoint
CREATE INDEX "comentarios_guardados_del_curso" ON "comentarios_guardados" USING btree ("curso_id","guardado_en") WHERE "comentarios_guardados"."curso_id" is not null;