CREATE TABLE "clinic_messaging" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"answer_hours" integer NOT NULL,
	"replies" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"author_id" text NOT NULL,
	"from_patient" boolean NOT NULL,
	"internal" boolean NOT NULL,
	"text" text NOT NULL,
	"search" text NOT NULL,
	"key" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "thread_reads_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"subject" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"assigned_to" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"patient_seq" integer DEFAULT 0 NOT NULL,
	"team_seq" integer DEFAULT 0 NOT NULL,
	"answering_by" text,
	"answering_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_subject_known" CHECK ("threads"."subject" in ('visit', 'result', 'prescription', 'administration')),
	CONSTRAINT "threads_state_known" CHECK ("threads"."state" in ('open', 'closed')),
	CONSTRAINT "threads_about_whole" CHECK (("threads"."about_kind" is null) = ("threads"."about_id" is null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "clinic_messaging" ADD CONSTRAINT "clinic_messaging_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_answering_by_staff_id_fk" FOREIGN KEY ("answering_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_shared" ON "messages" USING btree ("thread_id","seq") WHERE not "messages"."internal";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("thread_id","seq") WHERE "messages"."read_at" is null and not "messages"."internal";--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "threads_clinic" ON "threads" USING btree ("clinic_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_patient" ON "threads" USING btree ("patient_id","shared_at","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id") WHERE "files"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "files_unsent" ON "files" USING btree ("created_at") WHERE "files"."thread_id" is not null and "files"."message_id" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_of_thread" CHECK (("files"."kind" = 'message') = ("files"."thread_id" is not null));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('image', 'analytic', 'fastq', 'message'));