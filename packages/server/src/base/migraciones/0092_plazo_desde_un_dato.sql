CREATE TABLE "plazos_movidos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"antes" timestamp(3) with time zone,
	"despues" timestamp(3) with time zone,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD COLUMN "vence_campo_id" uuid;--> statement-breakpoint
ALTER TABLE "plazos_movidos" ADD CONSTRAINT "plazos_movidos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plazos_movidos" ADD CONSTRAINT "plazos_movidos_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plazos_movidos_por_persona" ON "plazos_movidos" USING btree ("usuario_id","en");--> statement-breakpoint
CREATE INDEX "plazos_movidos_por_curso" ON "plazos_movidos" USING btree ("curso_id");--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD CONSTRAINT "grupo_cursos_vence_campo_id_campos_id_fk" FOREIGN KEY ("vence_campo_id") REFERENCES "public"."campos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupo_cursos_por_campo" ON "grupo_cursos" USING btree ("vence_campo_id") WHERE "grupo_cursos"."vence_campo_id" is not null;--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD CONSTRAINT "grupo_cursos_dias_del_campo" CHECK ("grupo_cursos"."vence_campo_id" is null or "grupo_cursos"."vence_en_dias" between 0 and 1825);