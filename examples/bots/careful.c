/* A small Hanabi bot in C: lines of JSON, nothing but the standard library. docs/bot-protocol.md describes them.

   gcc -O2 -o careful examples/bots/careful.c && tamaya bot-check ./careful */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1 << 16, NODES = 1 << 14, TEXT = 128 };

/* ---- JSON: a line becomes nodes; a node's children follow it as a list ------------------------------------------ */

typedef struct Node {
    char kind;         /* { [ " or 0 (a number, true, false, null) */
    const char *name;  /* in an object */
    const char *text;  /* of a string, or of anything else as it is written */
    struct Node *first, *next;
} Node;

typedef struct {
    char line[LINE];
    Node nodes[NODES];
    int used;
    char *at;
} Message;

static void skip(Message *m) {
    while (*m->at && strchr(" \t\r\n", *m->at)) m->at++;
}

/* A string, ended where its closing quote was. We are sent no escapes that a bot has to understand. */
static char *string(Message *m) {
    char *start = ++m->at;
    while (*m->at && *m->at != '"') m->at += *m->at == '\\' && m->at[1] ? 2 : 1;
    if (!*m->at) return NULL;
    *m->at++ = 0;
    return start;
}

static Node *value(Message *m, const char *name, int depth) {
    skip(m);
    if (m->used == NODES || depth > 20) return NULL;
    Node *node = &m->nodes[m->used++];
    *node = (Node){.name = name};
    if (*m->at == '"') {
        node->kind = '"';
        return (node->text = string(m)) ? node : NULL;
    }
    if (*m->at != '{' && *m->at != '[') {
        node->text = m->at;
        m->at += strcspn(m->at, ",]} \t\r\n");
        return m->at > node->text ? node : NULL;
    }
    node->kind = *m->at++;
    Node **end = &node->first;
    for (skip(m); *m->at && *m->at != '}' && *m->at != ']'; skip(m)) {
        const char *field = NULL;
        if (node->kind == '{') {
            if (*m->at != '"' || !(field = string(m))) return NULL;
            skip(m);
            if (*m->at++ != ':') return NULL;
        }
        if (!(*end = value(m, field, depth + 1))) return NULL;
        end = &(*end)->next;
        skip(m);
        if (*m->at == ',') m->at++;
    }
    return *m->at++ ? node : NULL;
}

static Node *parse(Message *m) {
    m->used = 0;
    m->at = m->line;
    return value(m, NULL, 0);
}

static Node *field(const Node *object, const char *name) {
    Node *one = object ? object->first : NULL;
    while (one && !(one->name && strcmp(one->name, name) == 0)) one = one->next;
    return one;
}

static Node *item(const Node *list, int number) {
    Node *one = list ? list->first : NULL;
    while (one && number--) one = one->next;
    return one;
}

static int number(const Node *node) { return node ? atoi(node->text) : -1; }

static bool is_text(const Node *node, const char *text) {
    return node && node->kind == '"' && strcmp(node->text, text) == 0;
}

static bool contains(const Node *list, const char *text) {
    for (Node *one = list ? list->first : NULL; one; one = one->next)
        if (is_text(one, text)) return true;
    return false;
}

/* ---- The bot ---------------------------------------------------------------------------------------------------- */

static Message game, view, other;  /* the last of each kind, and any other */
static char action[TEXT];

static const Node *facts, *seen, *legal;

/* Whether a card of one's own can be nothing but one of these. */
static bool is_one_of(const Node *card, const Node *cards) {
    for (Node *one = field(card, "possible")->first; one; one = one->next)
        if (!contains(cards, one->text)) return false;
    return true;
}

static bool can(const char *verb, int id) {
    snprintf(action, TEXT, "%s %d", verb, id);
    return contains(legal, action);
}

/* How many cards a hint shows that can be played; below nothing, if it would show others, too. */
static int worth(const char *hint) {
    const char *faces[40];
    int seat, count = 0;
    char what[TEXT];
    bool good = true;
    if (sscanf(hint, "hint %d %100s", &seat, what) != 2) return -1000;
    const Node *touches = field(field(facts, "touches"), what);
    for (Node *card = item(field(seen, "hands"), seat)->first; card && count < 40; card = card->next) {
        const char *face = field(card, "card")->text;
        if (field(card, "hints")->first || !contains(touches, face)) continue;
        good = good && contains(field(seen, "playable"), face);
        for (int i = 0; i < count; i++) good = good && strcmp(faces[i], face) != 0;
        faces[count++] = face;
    }
    return good ? count : -count;
}

/* The best hint; NULL if none can be given. */
static const char *best_hint(void) {
    const char *best = NULL;
    for (Node *one = legal->first; one; one = one->next)
        if (strncmp(one->text, "hint", 4) == 0 && (!best || worth(one->text) > worth(best))) best = one->text;
    return best;
}

static bool may_fit(const Node *card) {
    for (Node *one = field(card, "possible")->first; one; one = one->next)
        if (contains(field(seen, "playable"), one->text)) return true;
    return false;
}

/* Leaves what to do in `action`, and says why. */
static const char *choose(void) {
    const Node *own = item(field(seen, "hands"), number(field(seen, "seat")));
    const Node *playable = field(seen, "playable"), *useless = field(seen, "useless");

    for (Node *one = field(seen, "discards")->first; one; one = one->next)  /* for a bonus tile */
        if (can("take", number(one->first)) && !contains(useless, one->first->next->text)) return "we still need it";
    for (Node *card = own->first; card; card = card->next)
        if (is_one_of(card, playable) && can("play", number(field(card, "id")))) return "whatever it is, it fits";
    bool spare = number(field(field(seen, "rules"), "mistakes")) - number(field(seen, "mistakes")) > 1;
    for (Node *card = own->first; card; card = card->next)
        if (spare && field(card, "hints")->first && may_fit(card) && can("play", number(field(card, "id"))))
            return "I was told of it, and it may fit";
    const char *hint = best_hint();
    if (hint && worth(hint) > 0) {
        snprintf(action, TEXT, "%s", hint);
        return "it can be played";
    }
    for (Node *card = own->first; card; card = card->next)
        if (is_one_of(card, useless) && can("discard", number(field(card, "id")))) return "nobody needs it any more";
    for (Node *card = own->first; card; card = card->next)
        if (!field(card, "hints")->first && can("discard", number(field(card, "id"))))
            return "nobody has told me to keep it";
    snprintf(action, TEXT, "%s", hint ? hint : legal->first->text);
    return "nothing better came to mind";
}

/* Reads the message on a line and answers it; false if it was the last. */
static bool hear(const char *line) {
    strcpy(other.line, line);
    Node *message = parse(&other), *type = field(message, "type");
    if (is_text(type, "bye")) return false;
    if (is_text(type, "hello")) {
        puts("{\"type\":\"hello\",\"version\":1,\"name\":\"Careful (C)\"}");
    } else if (is_text(type, "game")) {
        strcpy(game.line, line);
        facts = field(parse(&game), "facts");
    } else if (is_text(type, "view")) {
        strcpy(view.line, line);
        seen = field(parse(&view), "view");
        legal = field(seen, "legal");
    } else if (is_text(type, "choose") && facts && legal) {
        const char *why = choose();
        printf("{\"type\":\"action\",\"number\":%d,\"action\":\"%s\",\"reason\":\"%s\"}\n",
               number(field(message, "number")), action, why);
    }
    fflush(stdout);
    return true;
}

int main(void) {
    static char line[LINE];
    while (fgets(line, LINE, stdin) && hear(line)) {}
    return 0;
}
